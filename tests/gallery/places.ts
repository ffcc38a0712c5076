import { fileURLToPath } from 'node:url'
import type { Language } from '../../machines/entities/language'

const GALLERY = fileURLToPath(new URL('../../.build/gallery/', import.meta.url))

export const LANGUAGES = ['tr', 'en'] as const satisfies readonly Language[]
export const WIDTHS = [390, 1280] as const
export const THEMES = ['light', 'dark'] as const

export type Width = (typeof WIDTHS)[number]
export type Theme = (typeof THEMES)[number]

/** What scripts/gallery reads. */
export const TABLE = `${GALLERY}visual-states.json`

/** The folder of a look's pictures, as the page names it. */
export const folderOf = (state: string, index: number) => `pictures/${state}-${index + 1}`

export function pictureAt(folder: string, language: Language, width: Width, theme: Theme): string {
  return `${GALLERY}${folder}/${language}-${width}-${theme}.png`
}
