import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDING } from './handle-kinds.mjs'
import { root } from '../run/root.mjs'
import { runPlaywright } from './runners.mjs'
import { FRAME, withoutFrame, writeLists } from '../run/shown-lists.mjs'

/** @import { Part } from './parts.mjs' */

const WRITTEN = join(root, '.build', 'shown')
const LISTS = join(root, 'tests', 'journeys', 'shown')

/** The visual state from which the frame (everything around the screen) is read. */
const FRAMED = join('arriving.identifying', encodeURIComponent('the form filled from the order'))

/** @param {string} file */
const linesOf = (file) => readFileSync(file, 'utf8').split('\n')

/** @param {string} language */
function writeListsIn(language) {
  const folder = join(WRITTEN, language)
  // Title and screen are specific to each visual state, so they are not part of the frame.
  const frame = linesOf(join(folder, FRAMED))
    .join('\n')
    .split(/\n(?=\S)/)
    .filter((part) => !/^(?:title|- main)/.test(part))
  writeFileSync(join(LISTS, `${FRAME}.${language}.txt`), writeLists(new Map([[FRAME, frame]])))
  for (const state of readdirSync(folder)) {
    const names = readdirSync(join(folder, state)).sort()
    const visualStates = names.map((name) => {
      const lines = linesOf(join(folder, state, name))
      return /** @type {const} */ ([decodeURIComponent(name), withoutFrame(lines, frame)])
    })
    writeFileSync(join(LISTS, `${state}.${language}.txt`), writeLists(new Map(visualStates)))
  }
}

function writeHandles() {
  const folder = join(WRITTEN, 'handles')
  for (const state of readdirSync(folder)) {
    const lists = readdirSync(join(folder, state))
      .sort()
      .map((name) => /** @type {const} */ ([decodeURIComponent(name), linesOf(join(folder, state, name))]))
    writeFileSync(join(LISTS, `${state}${ENDING}`), writeLists(new Map(lists)))
  }
}

/**
 * Rewrites the lists of what each visual state shows.
 *
 * @returns {Part}
 */
export function shownOf() {
  return {
    name: 'shown',
    budget: 240,
    needs: 'browser',
    tests: [],
    async run() {
      rmSync(WRITTEN, { recursive: true, force: true })
      const counts = await runPlaywright('shown', ['axe.spec'], { env: { SHOWN_INTO: WRITTEN } })
      // If a visual state was not reached, its list is unknown, so nothing is rewritten.
      if (counts.failed > 0 || !existsSync(join(WRITTEN, 'en'))) return counts
      rmSync(LISTS, { recursive: true, force: true })
      mkdirSync(LISTS, { recursive: true })
      for (const language of ['tr', 'en']) writeListsIn(language)
      writeHandles()
      return counts
    },
  }
}
