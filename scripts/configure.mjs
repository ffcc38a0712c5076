// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { checkerOf } from './configure/check.mjs'
import { ClearCause, endWith } from './run/clear-cause.mjs'
import { setUpDependencies } from './setup/dependencies.mjs'

await endWith(async () => {
  const [flag, file, ...rest] = process.argv.slice(2)
  if (flag !== '--check' || file === undefined || rest.length > 0)
    throw new ClearCause('Usage: npm run configure -- --check FILE (the JSON of a configuration block)')
  if (!existsSync(file)) throw new ClearCause(`${file}: there is no such file.`)
  await setUpDependencies()
  const { faults, notes } = (await checkerOf())(readFileSync(file, 'utf8'))
  for (const line of [...notes, ...faults]) console.log(`${file}: ${line}`)
  console.log(faults.length === 0 ? `${file} is in order.` : `${file} has ${faults.length} to put right.`)
  return faults.length === 0 ? 0 : 1
})
