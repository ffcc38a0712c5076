import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from '../run/child.mjs'
import { root } from '../run/root.mjs'
import { isWholeRun } from './whole-run.mjs'

/** What decides how every file is to look. */
const DECIDING = /^(?:\.prettier|\.editorconfig|package(?:-lock)?\.json$)/

/** @param {string[]} args */
const git = (...args) => runChild(['git', ...args], { quiet: true }).catch(() => ({ code: 1, output: '' }))

/**
 * What is to be looked at: the last commit and what was changed since, for whatever is older was looked at before. In CI, in a whole run,
 * where nothing older is known, or with another formatter it is everything.
 *
 * @returns {Promise<string[]>}
 */
export async function toFormat() {
  if (process.env['CI'] !== undefined || isWholeRun()) return ['.']
  const differing = await git('diff', '--name-only', '-z', '--no-renames', 'HEAD~1')
  const added = await git('ls-files', '-z', '--others', '--exclude-standard')
  if (differing.code !== 0 || added.code !== 0) return ['.']
  const files = `${differing.output}${added.output}`.split('\0').filter((file) => file !== '')
  return files.some((file) => DECIDING.test(file)) ? ['.'] : files.filter((file) => existsSync(join(root, file)))
}
