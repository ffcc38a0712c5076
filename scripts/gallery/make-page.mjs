import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { galleryPage } from './page.mjs'

/**
 * @typedef {object} PicturedLook
 * @property {string} name
 * @property {string} [folder] of its pictures; missing where there can be none
 * @property {string} [unreachable] why nobody can see it
 *
 * @typedef {object} Table
 * @property {string[]} languages
 * @property {number[]} widths
 * @property {string[]} themes
 * @property {{ state: string, looks: PicturedLook[] }[]} states
 *
 * @typedef {object} Picture
 * @property {string} language
 * @property {number} width
 * @property {string} theme
 * @property {string} file relative to the page
 */

const folder = join(root, '.build', 'gallery')
const page = join(folder, 'index.html')

/**
 * The pictures that were really taken of a look.
 *
 * @param {Table} table
 * @param {PicturedLook} look
 * @returns {Picture[]}
 */
function picturesOf({ languages, widths, themes }, look) {
  return languages
    .flatMap((language) =>
      widths.flatMap((width) =>
        themes.map((theme) => ({ language, width, theme, file: `${look.folder}/${language}-${width}-${theme}.png` })),
      ),
    )
    .filter(({ file }) => look.folder !== undefined && existsSync(join(folder, file)))
}

/**
 * Writes the page that shows all pictures.
 *
 * @returns {string} what there is to say about it
 */
export function makeGalleryPage() {
  const file = join(folder, 'looks.json')
  if (!existsSync(file)) return 'There are no pictures to show.'
  /** @type {Table} */
  const table = JSON.parse(readFileSync(file, 'utf8'))
  const states = table.states.map(({ state, looks }) => ({
    state,
    looks: looks.map((look) => ({ ...look, pictures: picturesOf(table, look) })),
  }))
  writeFileSync(page, galleryPage(table, states))

  const looks = states.flatMap(({ state, looks: own }) => own.map((look) => ({ state, ...look })))
  const unseen = looks.filter(({ unreachable }) => unreachable !== undefined)
  const pictures = looks.reduce((sum, look) => sum + look.pictures.length, 0)
  return [
    `\n${states.length} states, ${looks.length - unseen.length} looks, ${pictures} pictures.`,
    `${unseen.length} looks that nobody can see:`,
    ...unseen.map(({ state, name, unreachable }) => `  ${state}: ${name}: ${unreachable}`),
    `\n  ${page}`,
  ].join('\n')
}
