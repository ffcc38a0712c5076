import { join } from 'node:path'
import { printPlayground } from './run/addresses.mjs'
import { freeBlock, wantedPort } from './run/free-block.mjs'
import { root } from './run/root.mjs'
import { PLAYGROUND } from './playground/build.mjs'
import { serveStatically } from './playground/serve.mjs'
import { app, playground, setUpBuilt } from './setup/built.mjs'
import { endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  const wanted = wantedPort()
  await setUpDependencies()
  await setUpBuilt(app)
  await setUpBuilt(playground)
  const { origin } = await serveStatically(join(root, PLAYGROUND), await freeBlock(wanted))
  printPlayground(origin, PLAYGROUND)
  // The server keeps the process running until Ctrl-C.
  return new Promise(() => undefined)
})
