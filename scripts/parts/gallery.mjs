import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeGalleryPage } from '../gallery/make-page.mjs'
import { root } from '../run/root.mjs'
import { runPlaywright } from './runners.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Takes pictures of every visual state of the checkout, and writes the page that shows them.
 *
 * @param {string} [wanted] part of the names of the visual states to draw again; all by default
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
