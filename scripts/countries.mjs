import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALSO } from './countries/also.mjs'
import { countriesIn } from './countries/read.mjs'
import { textOf } from './countries/text.mjs'
import { root } from './run/root.mjs'

for (const language of /** @type {const} */ (['tr', 'en'])) {
  const countries = countriesIn(language, ALSO[language])
  writeFileSync(join(root, 'locales', language, 'countries.ts'), textOf(countries))
  console.log(`${countries.length} countries are in locales/${language}/countries.ts.`)
}
