import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from '../run/root.mjs'
import { contentHash, filesIn } from '../run/sources.mjs'

/** Folder for a static host; no server code is needed. */
export const PLAYGROUND = '.build/playground'

const NOTICES = 'third-party-notices.txt'

/** Files that the static host serves itself; the worker does not intercept them. */
const OWN = { worker: '/worker.js', start: '/start.js' }

/**
 * Bundles a script without imports, with the notices of third-party code in it.
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
  const { output } = /** @type {import('rolldown').RolldownOutput} */ (Array.isArray(result) ? result[0] : result)
  const [chunk] = output
  const notices = output.find((file) => file.type === 'asset' && file.fileName === NOTICES)
  if (notices?.type !== 'asset') throw new Error(`${entry} has no notices`)
  return { code: chunk.code, notices: String(notices.source) }
}

/**
 * Hash in the form with which the service worker checks a file.
 *
 * @param {string} file
 */
export const integrityOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`

/**
 * Browsers ignore a worker with unchanged bytes, so ids of everything that it serves are built into it. `sandbox` identifies the
 * code that wrote the stored state.
 */
export const buildNames = () => ({
  id: contentHash(['dist', 'sandbox']).slice(0, 16),
  sandbox: contentHash(['sandbox']).slice(0, 16),
})

/** Builds the checkout and the sandbox, which runs as a service worker, for the root of one origin. */
export async function buildPlayground() {
  const folder = join(root, PLAYGROUND)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist'), folder, { recursive: true })
  // Browsers do not decompress what a service worker responds with, so only the plain files are served.
  const paths = filesIn(['dist'])
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => file.slice('dist'.length).replaceAll('\\', '/'))
  // The notices file has no hash here: it is only complete after the worker is built.
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
  // The checkout's own notices are already in the file; the start script bundles no third-party code.
  appendFileSync(join(folder, NOTICES), `\n${worker.notices}`)
  const page = readFileSync(join(root, 'sandbox/worker/start.html'))
  // Static hosts serve index.html at the root, and 404.html for every path without a file.
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), page)
  // Without this file, GitHub Pages leaves out files whose names begin with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '')
}
