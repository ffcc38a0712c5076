import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ClearCause } from '../run/clear-cause.mjs'
import { root } from '../run/root.mjs'

const FILES = ['package.json', 'package-lock.json', 'CHANGELOG.md']

/** @param {string} file */
export const read = (file) => readFileSync(join(root, file), 'utf8')

/** @param {string} file @param {string} text */
export const write = (file, text) => writeFileSync(join(root, file), text)

/** @param {readonly string[]} args */
export function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd()
  } catch (error) {
    const { stderr = '', message } = /** @type {Error & { stderr?: string }} */ (error)
    throw new ClearCause(`\`git ${args[0]}\` failed, and nothing was released: ${stderr.trim() || message}`)
  }
}

export function findRepository() {
  return {
    status: git('status', '--porcelain'),
    /** @type {string} */
    version: JSON.parse(read('package.json')).version,
    tags: git('tag', '--list').split('\n'),
    changelog: read('CHANGELOG.md'),
    committedAt: Number(git('log', '-1', '--format=%ct')),
    commit: git('rev-parse', 'HEAD'),
    branch: git('branch', '--show-current'),
  }
}

/**
 * @param {string} version
 * @param {string} changelog
 */
export function writeVersion(version, changelog) {
  const manifest = JSON.parse(read('package.json'))
  const lock = JSON.parse(read('package-lock.json'))
  lock.packages[''].version = version
  write('package.json', `${JSON.stringify({ ...manifest, version }, null, 2)}\n`)
  write('package-lock.json', `${JSON.stringify({ ...lock, version }, null, 2)}\n`)
  write('CHANGELOG.md', changelog)
}

/** @param {{ version: string, tag: string }} plan */
export function commitAndTag({ version, tag }) {
  git('commit', '--quiet', '--message', `build(release): ${version}`, '--', ...FILES)
  git('tag', '--annotate', tag, '--message', version)
}

/**
 * Saves the current state and returns a function that restores it: the release's files, the commit and the tag. Other changes
 * made meanwhile are not touched.
 *
 * @param {string} commit the current commit
 * @param {string} tag of the release, which does not exist yet
 */
export function noteTree(commit, tag) {
  const before = FILES.map((file) => ({ file, text: read(file) }))
  return () => {
    for (const { file, text } of before) write(file, text)
    if (git('tag', '--list', tag) !== '') git('tag', '--delete', tag)
    if (git('rev-parse', 'HEAD') !== commit) git('reset', '--quiet', '--soft', commit)
    git('reset', '--quiet', '--', ...FILES)
  }
}
