// @ts-check
import { gzipSync } from 'node:zlib'

const BLOCK = 512

/** Longest name and longest folder before it that a ustar header has room for. */
const NAME = 100
const FOLDER = 155

/** @typedef {{ name: string, content: Buffer }} Entry a file, its folders separated by slashes */

/** @param {string} name @returns {[folder: string, name: string]} */
function splitName(name) {
  if (Buffer.byteLength(name) <= NAME) return ['', name]
  const slash = name.indexOf('/', name.length - NAME - 1)
  const [folder, rest] = [name.slice(0, slash), name.slice(slash + 1)]
  if (slash < 1 || rest === '' || Buffer.byteLength(folder) > FOLDER || Buffer.byteLength(rest) > NAME)
    throw new Error(`The path is too long for an archive: ${name}`)
  return [folder, rest]
}

const octal = (/** @type {number} */ number, /** @type {number} */ length) =>
  `${number.toString(8).padStart(length - 1, '0')}\0`

/** @param {Entry} entry @param {number} epoch seconds */
function headerOf({ name, content }, epoch) {
  const header = Buffer.alloc(BLOCK)
  const [folder, rest] = splitName(name)
  header.write(rest, 0)
  // Mode, owner, group, size, time; the sum counts its own eight bytes as blanks.
  header.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(content.length, 12) + octal(epoch, 12), 100)
  header.write(`${' '.repeat(8)}0`, 148)
  header.write('ustar\x0000', 257)
  header.write(folder, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

/**
 * An archive that depends on the names and contents alone: sorted, owned by 0, all files of one time. Node has gzip and no tar; the
 * program of the system differs between systems in how it is asked for this.
 *
 * @param {readonly Entry[]} entries
 * @param {number} epoch seconds
 */
export function tarOf(entries, epoch) {
  const sorted = [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))
  const blocks = sorted.flatMap((entry) => [
    headerOf(entry, epoch),
    entry.content,
    Buffer.alloc((BLOCK - (entry.content.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])
}

/** @param {Buffer} content */
export function gzipOf(content) {
  const packed = gzipSync(content, { level: 9 })
  // The header's byte for the system that has packed: unknown, on every system.
  packed[9] = 255
  return packed
}
