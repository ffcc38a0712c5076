import { filesIn } from '../run/sources.mjs'
import { ClearCause } from '../run/clear-cause.mjs'

/** @import { Part } from './parts.mjs' */

/**
 * Selects parts by the arguments of the command line: all parts without arguments, otherwise names of parts or substrings of test
 * paths.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} asked
 * @returns {{ part: Part, files: string[] }[]}
 */
export function choose(parts, asked) {
  const isPart = (/** @type {string} */ name) => parts.some((part) => part.name === name)
  if (asked.length === 0) return parts.map((part) => ({ part, files: [] }))
  if (asked.every(isPart)) {
    return parts.filter(({ name }) => asked.includes(name)).map((part) => ({ part, files: [] }))
  }
  const files = filesIn(['tests']).filter(
    (file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && asked.some((piece) => file.includes(piece)),
  )
  // A file belongs to the part with the deepest matching folder; where two parts share a folder (tests/gateways), `has` decides
  // by the file's name.
  const folders = parts
    .flatMap((part) => part.tests.map((folder) => ({ part, folder })))
    .sort((a, b) => b.folder.length - a.folder.length)
  const ownerOf = (/** @type {string} */ file) =>
    folders.find(({ part, folder }) => file.startsWith(`${folder}/`) && (part.has?.(file) ?? true))?.part
  const chosen = parts
    .map((part) => ({ part, files: files.filter((file) => ownerOf(file) === part) }))
    .filter(({ files: own }) => own.length > 0)
  if (chosen.length > 0) return chosen
  const names = parts.map(({ name }) => name).join(', ')
  throw new ClearCause(
    `Nothing matches '${asked.join(', ')}'. Give a part (${names}) or a piece of a test file's path.`,
  )
}
