import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClearCause } from '../run/clear-cause.mjs'
import { root } from '../run/root.mjs'

/** @typedef {{ styleHashes: string[], scriptHashes: string[] }} Build */

/**
 * A build as it is served: pages and other files as names with contents; of assets only the names.
 * @typedef {{ build: Build, pages: Map<string, string>, files: Map<string, Buffer>, assets: string[] }} Built
 */

const OTHERS = ['favicon.ico', 'robots.txt', 'third-party-notices.txt']

const OWN_REFERENCE = /(?:href|src|data-all)="(\/[^"]*)"/g

/**
 * Throws ClearCause if the folder is not a complete build, was built for another base path, or is of another version than this
 * command, which would check and drop settings by its own list.
 *
 * @param {string} dist
 * @returns {Built}
 */
export function readBuilt(dist) {
  /** @param {string} name */
  const read = (name) => {
    if (!existsSync(join(dist, name))) throw new ClearCause(`${dist} has no ${name}. \`npm run build\` makes it.`)
    return readFileSync(join(dist, name))
  }
  const build = JSON.parse(read('build.json').toString())
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (build.version !== version)
    throw new ClearCause(
      `${dist} is a build of ${build.version ?? 'an unknown version'}, and this command is of ${version}. ` +
        "Run it from a checkout of the build's own tag, or build again.",
    )
  const pages = new Map(build.pages.map((/** @type {string} */ name) => [name, read(name).toString()]))
  const assets = readdirSync(join(dist, 'assets')).sort()
  const known = new Set(assets.map((name) => `/assets/${name}`))
  for (const [name, html] of pages) {
    const missing = Array.from(html.matchAll(OWN_REFERENCE), ([, path = '']) => path).find((path) => !known.has(path))
    if (missing !== undefined)
      throw new ClearCause(
        `${join(dist, name)} needs ${missing}, which is no file of ${join(dist, 'assets')}. ` +
          'Build with `npm run build`, and without a base path: pages load their files from /assets.',
      )
  }
  return { build, pages, files: new Map(OTHERS.map((name) => [name, read(name)])), assets }
}
