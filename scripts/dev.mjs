import { printAddresses } from './run/addresses.mjs'
import { freeBlock, wantedPort } from './run/free-block.mjs'
import { startSandbox } from './run/sandbox.mjs'
import { watch } from './run/watch.mjs'
import { app, build, sandbox, setUpBuilt } from './setup/built.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

const SHOWN = 3

/** @param {readonly string[]} files */
function printChanged(files) {
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : ''
  console.log(`Changed: ${files.slice(0, SHOWN).join(', ')}${more}`)
}

/**
 * Prints a build error and continues watching: the developer is probably still editing.
 *
 * @param {() => Promise<void>} work
 */
async function goingOn(work) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ClearCause)) throw error
    console.error(error.message)
  }
}

await endWith(async () => {
  const wanted = wantedPort()
  await setUpDependencies()
  await goingOn(() => setUpBuilt(app))
  await setUpBuilt(sandbox)
  const port = await freeBlock(wanted)
  let running = await startSandbox(port)
  printAddresses(running.origins)

  const restart = async () => {
    await running.stop()
    running = await startSandbox(port)
  }

  watch(app.sources, async (files) => {
    printChanged(files)
    await goingOn(async () => {
      await build(app)
      console.log('Reload the page.')
    })
  })
  watch(sandbox.sources, async (files) => {
    printChanged(files)
    await goingOn(async () => {
      await build(sandbox)
      await restart()
      console.log('The sandbox was restarted: its orders, members and codes are gone.')
    })
  })
  await new Promise(() => undefined)
})
