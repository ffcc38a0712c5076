import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES, NARROWEST, THEMES, TRIALS, WIDTHS, tableIn } from './places'
import { statesOfGallery } from './states'

/** Says which looks there are, of which states of the machine, to those who make a page of them. */
export function writeTable(gallery: string): void {
  mkdirSync(gallery, { recursive: true })
  const table = {
    languages: [...LANGUAGES, ...TRIALS],
    widths: [...WIDTHS, NARROWEST],
    themes: THEMES,
    states: statesOfGallery(),
  }
  writeFileSync(tableIn(gallery), JSON.stringify(table, null, 2))
}
