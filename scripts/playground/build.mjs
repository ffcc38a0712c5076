import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../run/root.mjs'
import { contentHash, filesIn } from '../run/sources.mjs'

/** Everything that a static host needs, and nothing that it has to do. */
export const PLAYGROUND = '.build/playground'

const NOTICES = 'third-party-notices.txt'

/** What the site's host answers with itself; the worker leaves these to it. */
const OWN = { worker: '/worker.js', start: '/start.js' }

/**
 * A script without imports, and the notices of what of others is in it.
 *
 * @param {string} entry
 * @param {Record<string, string>} [define]
 */
async function scriptOf(entry, define = {}) {
  const result = await build({
    root,
    logLevel: 'warn',
    configFile: join(root, 'scripts/playground/vite.config.ts'),
    define,
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      rolldownOptions: { output: { minify: true } },
      lib: { entry, formats: ['iife'], name: 'playground' },
    },
  })
  const [{ output }] = /** @type {import('rolldown').RolldownOutput[]} */ (Array.isArray(result) ? result : [result])
  const [chunk] = output
  const notices = output.find((file) => file.type === 'asset' && file.fileName === NOTICES)
  if (notices?.type !== 'asset') throw new Error(`${entry} has no notices`)
  return { code: chunk.code, notices: String(notices.source) }
}

/**
 * As the worker has the browser check a file.
 *
 * @param {string} file
 */
export const integrityOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/** A worker of the same bytes is no new one, so what it serves is named in it: all of it, and the sandbox, which alone knows its state. */
export const buildNames = () => ({
  id: contentHash(['dist', 'sandbox']).slice(0, 16),
  sandbox: contentHash(['sandbox']).slice(0, 16),
})

/** The built checkout beside the sandbox as a service worker, under one origin's root. */
export async function buildPlayground() {
  const folder = join(root, PLAYGROUND)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  // What a worker answers with is not unpacked by the browser.
  const paths = filesIn(['dist'])
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => file.slice('dist'.length).replaceAll('\\', '/'))
  // The notices are complete only once the worker is built.
  const files = Object.fromEntries(
    paths.map((path) => [path, path === `/${NOTICES}` ? '' : integrityOf(folder + path)]),
  )
  const known = { ...buildNames(), files, own: Object.values(OWN) }
  const [worker, start] = await Promise.all([
    scriptOf('sandbox/worker/main.ts', { BUILD: JSON.stringify(known) }),
    scriptOf('sandbox/worker/start.ts'),
  ])
  writeFileSync(folder + OWN.worker, worker.code)
  writeFileSync(folder + OWN.start, start.code)
  // The checkout's own are there already; the start script has nothing of others.
  appendFileSync(join(folder, NOTICES), `\n${worker.notices}`)
  const page = readFileSync(join(root, 'sandbox/worker/start.html'))
  // Hosts answer with the one at the root, and with the other to each address that they have no file for.
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), page)
  // GitHub Pages would leave out files whose names begin with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '')
}
