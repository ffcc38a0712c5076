import { fileURLToPath } from 'node:url'
import type { Language } from '../../../machines/entities/language'

/** Folder of the pictures and of the page that shows them, written by `npm run gallery`. */
export const GALLERY = fileURLToPath(new URL('../../../.build/gallery/', import.meta.url))

export const LANGUAGES = ['tr', 'en'] as const satisfies readonly Language[]
/** Visual states under other conditions than the two languages: text at 200 %, texts 40 % longer, right to left. */
export const TRIALS = ['large', 'longer', 'rtl'] as const
export const WIDTHS = [390, 1280] as const
export const NARROWEST = 320
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number] | typeof NARROWEST
export type Theme = (typeof THEMES)[number]

/** The file that scripts/gallery reads. */
export const tableIn = (gallery: string) => `${gallery}visual-states.json`

/** Folder of a visual state's pictures, as the gallery page names it. */
export const folderOf = (state: string, index: number) => `pictures/${state}-${index + 1}`

export function pictureIn(
  folder: string,
  language: Language | (typeof TRIALS)[number],
  width: Width,
  theme: Theme,
): string {
  return `${folder}/${language}-${width}-${theme}.png`
}
