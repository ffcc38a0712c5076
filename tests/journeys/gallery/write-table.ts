import { mkdirSync, writeFileSync } from 'node:fs'
import { LANGUAGES, NARROWEST, THEMES, TRIALS, WIDTHS, tableIn } from './places'
import { statesOfGallery } from './states'

/** Writes the table of states and visual states that the gallery page is generated from. */
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
