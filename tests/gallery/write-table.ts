import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LANGUAGES, NARROWEST, TABLE, THEMES, TRIALS, WIDTHS } from './places'
import { statesOfGallery } from './states'

/** Says which looks there are, of which states of the machine, to those who make a page of them. */
export default function writeTable(): void {
  mkdirSync(dirname(TABLE), { recursive: true })
  const table = {
    languages: [...LANGUAGES, ...TRIALS],
    widths: [...WIDTHS, NARROWEST],
    themes: THEMES,
    states: statesOfGallery(),
  }
  writeFileSync(TABLE, JSON.stringify(table, null, 2))
}
