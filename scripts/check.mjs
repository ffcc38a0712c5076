import { check } from './parts/check.mjs'
import { endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  await setUpDependencies()
  const failed = await check()
  console.log(
    failed.length === 0 ? 'Types, lint and format are in order.' : `Failed: ${failed.join(', ')}. Details above.`,
  )
  return failed.length === 0 ? 0 : 1
})
