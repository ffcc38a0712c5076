import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative } from 'node:path'
import { ClearCause } from '../run/clear-cause.mjs'

/** By path below the folder, the time since when no current release uses the file. @typedef {Record<string, string>} Superseded */

/** Marks the folder as written by this command, and stores which of its files belong to earlier releases. */
const RECORD = 'superseded.json'

const HOUR = 3_600_000

/** Loaders are never removed: merchants' pages name one with its hash. */
const LOADER = /^files\/assets\/checkout-loader-/

/** @param {any} value */
const isRecord = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((since) => typeof since === 'string' && !Number.isNaN(Date.parse(since)))

/** Throws ClearCause if the record can't be read. @param {string} folder @returns {Superseded} */
function recordOf(folder) {
  const file = join(folder, RECORD)
  if (!existsSync(file)) return {}
  try {
    const record = JSON.parse(readFileSync(file, 'utf8'))
    if (isRecord(record)) return record
  } catch {
    // The cause below is that of every damage.
  }
  throw new ClearCause(
    `${file} is damaged: it must be JSON with the time since when each file is replaced. ` +
      'Put it back, or write {} into it; replaced files then stay from now on.',
  )
}

/**
 * Throws ClearCause if the folder must not be written into.
 *
 * @param {string} folder
 * @param {readonly string[]} inputs
 * @param {number} now milliseconds since 1970
 */
export function checkTarget(folder, inputs, now) {
  const isWithin = (/** @type {string} */ outer, /** @type {string} */ inner) => {
    const path = relative(outer, inner)
    return !path.startsWith('..') && !isAbsolute(path)
  }
  const input = inputs.find((each) => isWithin(each, folder) || isWithin(folder, each))
  if (input !== undefined)
    throw new ClearCause(`--into ${folder}: the folder must be apart from ${input}, which is read and never changed.`)
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new ClearCause(`--into ${folder}: it is a file. Name a new folder.`)
  // A first run that was killed leaves a part of the record.
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name !== `${RECORD}.new`) : []
  if (names.length > 0 && !names.includes(RECORD))
    throw new ClearCause(`--into ${folder}: it has files that this command did not write. Name a new folder.`)
  const later = Object.entries(recordOf(folder)).find(([, since]) => Date.parse(since) > now)
  if (later !== undefined)
    throw new ClearCause(
      `The time is ${new Date(now).toISOString()}, and ${RECORD} says that ${later[0]} was replaced at ${later[1]}, which is later. ` +
        `Put the clock or --now right, or that time in ${RECORD}.`,
    )
}

/** @param {string} file @param {string | Buffer} content */
function writeWhole(file, content) {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(`${file}.new`, content)
    renameSync(`${file}.new`, file)
  } catch (error) {
    throw new ClearCause(`${file} could not be written: ${/** @type {NodeJS.ErrnoException} */ (error).code}.`)
  }
}

/** @param {ReadonlyMap<string, string | Buffer>} files */
export function nameOfContents(files) {
  const hash = createHash('sha256')
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name}\0${Buffer.byteLength(content)}\0`).update(content)
  return hash.digest('hex').slice(0, 12)
}

/** @param {string} folder @param {string} below */
const namesIn = (folder, below) =>
  existsSync(join(folder, below)) ? readdirSync(join(folder, below)).map((name) => `${below}/${name}`) : []

/**
 * Writes a release so that an interrupted run can be repeated. The record is written first if it is missing. nginx.conf is
 * replaced in one step after everything that it names, so the previous release stays intact until then. The record is updated
 * last, because only then is the previous release superseded. Assets and pages of earlier releases stay for `keepHours`, loaders
 * forever. The pages that were superseded last stay longer, and with them their assets: an nginx that was not reloaded still serves them.
 *
 * @param {string} folder
 * @param {{ dist: string, assets: readonly string[], pages: ReadonlyMap<string, string | Buffer>, pagesFolder: string,
 *   others: ReadonlyMap<string, string>, now: number, keepHours: number }} release `others` by their names, the one that switches last
 * @returns {{ kept: number, removed: number }}
 */
export function writeRelease(folder, { dist, assets, pages, pagesFolder, others, now, keepHours }) {
  if (!existsSync(join(folder, RECORD))) writeWhole(join(folder, RECORD), '{}\n')
  const current = new Set([...assets.map((name) => `files/assets/${name}`), pagesFolder])
  for (const name of assets) {
    const target = join(folder, 'files/assets', name)
    // Rewritten even if it exists: an earlier run may have been interrupted while writing it.
    writeWhole(target, readFileSync(join(dist, 'assets', name)))
  }
  for (const [name, content] of pages) writeWhole(join(folder, pagesFolder, name), content)
  mkdirSync(join(folder, 'run'), { recursive: true })

  const before = recordOf(folder)
  const old = [...namesIn(folder, 'files/assets'), ...namesIn(folder, 'pages')]
    .filter((name) => !current.has(name) && !LOADER.test(name))
    .sort()
    .map((name) => /** @type {const} */ ([name, before[name] ?? new Date(now).toISOString()]))
  const last = old
    .flatMap(([name, since]) => (name.startsWith('pages/') ? [since] : []))
    .sort()
    .at(-1)
  const isOver = (/** @type {string} */ name, /** @type {string} */ since) =>
    now - Date.parse(since) >= keepHours * HOUR && since !== last
  const kept = old.filter(([name, since]) => !isOver(name, since))
  for (const [name, content] of others) writeWhole(join(folder, name), content)
  writeWhole(join(folder, RECORD), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
  const removed = old.filter(([name, since]) => isOver(name, since))
  for (const [name] of removed) rmSync(join(folder, name), { recursive: true, force: true })
  return { kept: kept.length, removed: removed.length }
}
