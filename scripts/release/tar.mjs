import { gzipSync } from 'node:zlib'

const BLOCK = 512

/** Maximum bytes of name and folder in a ustar header. */
const NAME = 100
const FOLDER = 155

/** @typedef {{ name: string, content: Buffer }} Entry a file; its folders are separated by slashes */

/** @param {string} name @returns {[folder: string, name: string]} */
function splitName(name) {
  if (Buffer.byteLength(name) <= NAME) return ['', name]
  const slash = name.indexOf('/', name.length - NAME - 1)
  const [folder, rest] = [name.slice(0, slash), name.slice(slash + 1)]
  if (slash < 1 || rest === '' || Buffer.byteLength(folder) > FOLDER || Buffer.byteLength(rest) > NAME)
    throw new Error(`The path is too long for an archive: ${name}`)
  return [folder, rest]
}

function octal(/** @type {number} */ number, /** @type {number} */ length) {
  const digits = number.toString(8)
  if (digits.length >= length) throw new Error(`An archive's header has no room for ${number}.`)
  return `${digits.padStart(length - 1, '0')}\0`
}

/** @param {Entry} entry @param {number} epoch seconds */
function headerOf({ name, content }, epoch) {
  const header = Buffer.alloc(BLOCK)
  const [folder, rest] = splitName(name)
  header.write(rest, 0)
  // Mode, owner, group, size, time. The checksum counts its own eight bytes as spaces.
  header.write(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(content.length, 12) + octal(epoch, 12), 100)
  header.write(`${' '.repeat(8)}0`, 148)
  header.write('ustar\x0000', 257)
  header.write(folder, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${octal(sum, 7)} `, 148)
  return header
}

/**
 * A reproducible archive: files are sorted, owned by 0, and share one time. Written here because Node has gzip but no tar, and
 * the options for this differ between the tar programs of systems.
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
  // The header byte for the operating system: "unknown", so that it is the same everywhere.
  packed[9] = 255
  return packed
}
