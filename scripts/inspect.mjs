import { printInspector } from './run/addresses.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { freeBlock, wantedPort } from './run/free-block.mjs'
import { startSandbox } from './run/sandbox.mjs'
import { app, inspector, sandbox, setUpBuilt } from './setup/built.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  const wanted = wantedPort()
  await setUpDependencies()
  await setUpBuilt(app)
  await setUpBuilt(sandbox)
  await setUpBuilt(inspector)
  const port = await freeBlock(wanted)
  const { origins, ended } = await startSandbox(port, () => undefined)
  printInspector(origins)
  throw new ClearCause(`The sandbox stopped unexpectedly (exit code ${await ended}). Its output is above.`)
})
