import { runChild } from './run/child.mjs'
import { endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

const GENERATORS = ['requirements', 'openapi', 'diagrams', 'handles', 'path-schema']

await endWith(async () => {
  await setUpDependencies()
  for (const name of GENERATORS) {
    const { code } = await runChild([process.execPath, `scripts/${name}.mjs`])
    if (code !== 0) return code
  }
  return 0
})
