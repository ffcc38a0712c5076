import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ClearCause } from '../run/clear-cause.mjs'
import { npm } from '../run/programs.mjs'
import { root } from '../run/root.mjs'
import { filesIn } from '../run/sources.mjs'
import { read } from './repository.mjs'
import { releaseSbom } from './sbom.mjs'
import { gzipOf, tarOf } from './tar.mjs'

/** @import { Sbom } from './sbom.mjs' */

/** Every kind of package is included explicitly, because npm's settings and NODE_ENV may leave some out. */
const SBOM = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--package-lock-only',
  '--loglevel',
  'error',
  '--include',
  'dev',
  '--include',
  'optional',
  '--include',
  'peer',
]

/** @returns {Sbom} of every package of package-lock.json */
function askNpm() {
  const [file = '', ...args] = [...npm(), ...SBOM]
  try {
    const said = execFileSync(file, args, {
      cwd: root,
      maxBuffer: 2 ** 26,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(said)
  } catch {
    throw new ClearCause('`npm sbom` failed: it needs npm 10 or later and a package-lock.json that fits package.json.')
  }
}

/** The contents of dist as a .tar.gz with one top-level folder. @param {string} folder @param {number} epoch */
function archiveOf(folder, epoch) {
  const files = filesIn(['dist']).map((file) => ({
    name: file.split(sep).join('/').replace(/^dist/, folder),
    content: readFileSync(join(root, file)),
  }))
  return gzipOf(tarOf(files, epoch))
}

/** The folder of a version's artefacts, relative to the root. @param {string} version */
export const folderOf = (version) => `.build/release/${version}`

/**
 * Writes the files of a release: the archive, the licences of everything in it, the SBOM, and the hashes of these three.
 *
 * @param {{ version: string, epoch: number }} plan
 * @param {string} commit that is released
 * @returns {string[]} the names of the files
 */
export function writeArtefacts({ version, epoch }, commit) {
  const lock = JSON.parse(read('package-lock.json'))
  const name = `${lock.name}-${version}`
  const licences = [read('LICENSE').trim(), read('dist/third-party-notices.txt')].join(`\n\n${'-'.repeat(80)}\n\n`)
  const sbom = releaseSbom(askNpm(), lock, { commit, epoch })
  const files = {
    [`${name}.tar.gz`]: archiveOf(name, epoch),
    [`${name}.licences.txt`]: Buffer.from(licences),
    [`${name}.cdx.json`]: Buffer.from(`${JSON.stringify(sbom, null, 2)}\n`),
  }
  const sums = Object.entries(files).map(
    ([file, content]) => `${createHash('sha256').update(content).digest('hex')}  ${file}\n`,
  )
  const all = { ...files, [`${name}.sha256`]: Buffer.from(sums.join('')) }
  const folder = join(root, folderOf(version))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(all)) writeFileSync(join(folder, file), content)
  return Object.keys(all)
}

/** @param {string} version */
export function removeArtefacts(version) {
  rmSync(join(root, folderOf(version)), { recursive: true, force: true })
}
