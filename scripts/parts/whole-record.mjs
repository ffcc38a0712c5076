import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run/root.mjs'

/** @import { Row } from './report.mjs' */

/**
 * Result of the last run of a part of `npm run everything`.
 *
 * @typedef {object} Ran
 * @property {string} part
 * @property {string} commit
 * @property {number} seconds of its row, which may cover several parallel parts
 * @property {number} failed
 * @property {string} seed
 */

/** A result counts if its commit is at most this many commits old. */
const COUNTS_FOR = 10

const FILE = join(root, '.build', 'everything.json')

/** @param {readonly Row[]} rows @param {{ commit: string, seed: string, names: readonly string[] }} run @returns {Ran[]} */
export const ranIn = (rows, { commit, seed, names }) =>
  rows
    .flatMap(({ name, seconds, counts: { failed } }) => name.split(' + ').map((part) => ({ part, seconds, failed })))
    .filter(({ part }) => names.includes(part))
    .map((ran) => ({ ...ran, commit, seed }))

/** @param {readonly Ran[]} before @param {readonly Ran[]} now @returns {Ran[]} the last of each part */
export const lastOf = (before, now) => [...before.filter(({ part }) => now.every((ran) => ran.part !== part)), ...now]

/**
 * The overall state: one line for each part, with the command that repeats a failed one with the same seed.
 *
 * @param {readonly string[]} names of all parts
 * @param {readonly Ran[]} record
 * @param {(commit: string) => number | undefined} ageOf in commits; undefined if the commit is not an ancestor
 * @returns {string[]}
 */
export function stateOf(names, record, ageOf) {
  const lines = names.map((name) => {
    const ran = record.find(({ part }) => part === name)
    if (ran === undefined) return `${name.padEnd(14)} never ran`
    const { commit, seconds, failed, seed } = ran
    const line = `${name.padEnd(14)} ${commit.slice(0, 10)} ${seconds.toFixed(0).padStart(5)} s `
    if (failed > 0) return `${line} ${failed} failed: TEST_SEED=${seed} npm run everything -- ${name}`
    const age = ageOf(commit)
    if (age === undefined || age > COUNTS_FOR) return `${line} too old`
    return `${line} green, ${age} commits ago`
  })
  return ['', `The whole, part by part (one counts for ${COUNTS_FOR} commits):`, ...lines]
}

/** @param {readonly string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** @param {string} commit */
function ageOf(commit) {
  if (git('merge-base', '--is-ancestor', commit, 'HEAD') === undefined) return undefined
  return Number(git('rev-list', '--count', `${commit}..HEAD`))
}

/**
 * Saves the results of this run.
 *
 * @param {readonly Row[]} rows
 * @param {readonly string[]} names of all parts
 * @param {string} seed
 * @returns {string[]} the overall state, as lines
 */
export function keepRecord(rows, names, seed) {
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  // An uncommitted result has no descendants, so it never counts.
  const commit = isChanged ? 'uncommitted' : (git('rev-parse', 'HEAD') ?? 'no commit')
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []
  const record = lastOf(before, ranIn(rows, { commit, seed, names }))
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(record, null, 2)}\n`)
  return stateOf(names, record, ageOf)
}
