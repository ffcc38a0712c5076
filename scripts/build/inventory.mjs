import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { WHY } from './why.mjs'

/** @typedef {{ path: string, integrity: string, bytes: number, why: string }} Script */

/** @param {string | Buffer} content */
export function hashOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

/** The loader is loaded by merchants' pages only, never by a page of the checkout. */
const LOADER = /^checkout-loader-(?:module|classic)/

/** Chunk name without its hash and version: `pay-CzlW7vu.js` becomes `pay`. @param {string} file */
const nameOf = (file) => LOADER.exec(file)?.[0] ?? file.replace(/-[\w-]{7,8}\.(?:js|css)$/, '')

/** @param {string} name @param {Readonly<Record<string, string>>} more */
function whyOf(name, more) {
  const why = WHY[name] ?? more[name]
  if (why === undefined) throw new Error(`The piece '${name}' needs a reason in scripts/build/why.mjs.`)
  return why
}

/**
 * Lists every script and style of the build with its path, purpose, size and integrity hash (PCI DSS 6.4.3).
 *
 * @param {string} dist
 * @param {Readonly<Record<string, string>>} [more] reasons that are not in why.mjs
 * @returns {Promise<Script[]>}
 */
export async function inventoryOf(dist, more = {}) {
  const files = (await readdir(`${dist}/assets`)).filter((file) => /\.(?:js|css)$/.test(file))
  const scripts = files.map(async (file) => {
    const content = await readFile(`${dist}/assets/${file}`)
    return {
      path: `/assets/${file}`,
      integrity: hashOf(content),
      bytes: content.length,
      why: whyOf(nameOf(file), more),
    }
  })
  return (await Promise.all(scripts)).sort((one, other) => (one.path < other.path ? -1 : 1))
}

/**
 * Writes the integrity hashes of the checkout's own files as JSON. The file name contains a hash of the content, so it can be
 * cached forever.
 *
 * @param {string} dist
 * @param {Script[]} scripts
 * @returns {Promise<{ path: string, integrity: string }>}
 */
export async function writePieces(dist, scripts) {
  const own = scripts.filter(({ path }) => !LOADER.test(path.replace('/assets/', '')))
  const text = JSON.stringify(Object.fromEntries(own.map(({ path, integrity }) => [path, integrity])))
  const path = `/assets/pieces-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`
  await writeFile(dist + path, text)
  return { path, integrity: hashOf(text) }
}
