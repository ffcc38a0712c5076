import { fileURLToPath } from 'node:url'
import type { Language } from '../../../machines/entities/language'

/** Where `npm run gallery` puts the pictures and the page that shows them. */
export const GALLERY = fileURLToPath(new URL('../../../.build/gallery/', import.meta.url))

export const LANGUAGES = ['tr', 'en'] as const satisfies readonly Language[]
/** Looks in other circumstances than the two languages’: text at 200 %, words that are 40 % longer, from right to left. */
export const TRIALS = ['large', 'longer', 'rtl'] as const
export const WIDTHS = [390, 1280] as const
export const NARROWEST = 320
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number] | typeof NARROWEST
export type Theme = (typeof THEMES)[number]

/** What scripts/gallery reads. */
export const tableIn = (gallery: string) => `${gallery}visual-states.json`

/** The folder of a look's pictures, as the page names it. */
export const folderOf = (state: string, index: number) => `pictures/${state}-${index + 1}`

/** A picture in the folder of its look. */
export function pictureIn(
  folder: string,
  language: Language | (typeof TRIALS)[number],
  width: Width,
  theme: Theme,
): string {
  return `${folder}/${language}-${width}-${theme}.png`
}
