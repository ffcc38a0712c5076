import { printAddresses } from './run/addresses.mjs'
import { freeBlock, wantedPort } from './run/free-block.mjs'
import { startSandbox } from './run/sandbox.mjs'
import { app, inspector, sandbox, setUpBuilt } from './setup/built.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  const wanted = wantedPort()
  await setUpDependencies()
  await setUpBuilt(app)
  await setUpBuilt(sandbox)
  const port = await freeBlock(wanted)
  /** @type {Promise<void> | undefined} */
  let building
  // Built on first use, so that the demo shop starts without waiting for it.
  const buildInspector = () => {
    building ??= setUpBuilt(inspector).catch((error) => console.error(error.message))
  }
  const { origins, ended } = await startSandbox(port, buildInspector)
  printAddresses(origins)
  throw new ClearCause(`The sandbox stopped unexpectedly (exit code ${await ended}). Its output is above.`)
})
