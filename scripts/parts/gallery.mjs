import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeGalleryPage } from '../gallery/make-page.mjs'
import { root } from '../run/root.mjs'
import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Pictures of every look of the checkout, and the page that shows them.
 *
 * @param {string} [wanted] a piece of the names of those looks that are to be drawn again; without it, all of them
 * @returns {Part}
 */
export function galleryOf(wanted) {
  return {
    name: 'gallery',
    budget: 300,
    needs: 'browser',
    tests: [],
    async run() {
      if (wanted === undefined) rmSync(join(root, '.build', 'gallery'), { recursive: true, force: true })
      const only = wanted === undefined ? [] : ['--grep', wanted]
      const counts = await runPlaywright('gallery', only, { folder: 'tests/gallery' })
      console.log(makeGalleryPage())
      return counts
    },
  }
}
