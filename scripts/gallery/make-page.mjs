import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run/root.mjs'
import { galleryPage } from './page.mjs'

/** @import { PicturedState, Table, Picture } from './page.mjs' */

/**
 * The pictures of a visual state that exist on disk.
 *
 * @param {string} folder
 * @param {Table} table
 * @param {PicturedState} visualState
 * @returns {Picture[]}
 */
function picturesOf(folder, { languages, widths, themes }, visualState) {
  return languages
    .flatMap((language) =>
      widths.flatMap((width) =>
        themes.map((theme) => ({
          language,
          width,
          theme,
          file: `${visualState.folder}/${language}-${width}-${theme}.png`,
        })),
      ),
    )
    .filter(({ file }) => visualState.folder !== undefined && existsSync(join(folder, file)))
}

/**
 * Writes `index.html`, the page with all pictures, beside them.
 *
 * @param {string} [folder] of the pictures and their table
 * @returns {string} a line for the console
 */
export function makeGalleryPage(folder = join(root, '.build', 'gallery')) {
  const page = join(folder, 'index.html')
  const file = join(folder, 'visual-states.json')
  if (!existsSync(file)) return 'There are no pictures to show.'
  /** @type {Table} */
  const table = JSON.parse(readFileSync(file, 'utf8'))
  const states = table.states.map(({ visualStates, ...ofState }) => ({
    ...ofState,
    visualStates: visualStates.map((visualState) => ({
      ...visualState,
      pictures: picturesOf(folder, table, visualState),
    })),
  }))
  writeFileSync(page, galleryPage(table, states))

  const visualStates = states.flatMap(({ state, visualStates: own }) =>
    own.map((visualState) => ({ state, ...visualState })),
  )
  const unseen = visualStates.filter(({ unreachable }) => unreachable !== undefined)
  const pictures = visualStates.reduce((sum, visualState) => sum + visualState.pictures.length, 0)
  return [
    `\n${states.length} states, ${visualStates.length - unseen.length} looks, ${pictures} pictures.`,
    `${unseen.length} looks that can't be seen:`,
    ...unseen.map(({ state, name, unreachable }) => `  ${state}: ${name}: ${unreachable}`),
    `\n  ${page}`,
  ].join('\n')
}
