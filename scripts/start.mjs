import { printAddresses } from './run/addresses.mjs'
import { freeBlock } from './run/free-block.mjs'
import { startSandbox } from './run/sandbox.mjs'
import { app, sandbox, setUpBuilt } from './setup/built.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  await setUpDependencies()
  await setUpBuilt(app)
  await setUpBuilt(sandbox)
  const { origins, ended } = await startSandbox(await freeBlock(Number(process.env['SANDBOX_PORT'] ?? 4100)))
  printAddresses(origins)
  throw new ClearCause(`The sandbox stopped unexpectedly (exit code ${await ended}). Its output is above.`)
})
