import { writeFile } from 'node:fs/promises'

const SIZE = 32

/** Samples per pixel in each direction, for antialiasing. */
const SAMPLES = 4

/** @typedef {readonly [red: number, green: number, blue: number]} Colour */

const LIGHT = /** @type {Colour} */ ([0x8f, 0xaa, 0xf5])
const BLUE = /** @type {Colour} */ ([0x1b, 0x45, 0xc2])
const WHITE = /** @type {Colour} */ ([255, 255, 255])

/**
 * Whether a point is inside the rounded square around the centre; `radius` is that of its corners.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function isInSquare(x, y, radius) {
  const half = 10.75
  const [far, high] = [Math.abs(x) - half + radius, Math.abs(y) - half + radius]
  return Math.max(far, high) <= radius && (far <= 0 || high <= 0 || Math.hypot(far, high) <= radius)
}

/**
 * The colour of src/app/icon.svg at a point; undefined where it is transparent.
 * @param {number} x
 * @param {number} y
 * @returns {Colour | undefined}
 */
function colourAt(x, y) {
  const [right, down] = [x - 16, y - 16]
  if (Math.hypot(x - 19.6, down) <= 1.35) return BLUE
  const isInSlot = Math.abs(down) <= 3.25 && x <= 26.75 && (x >= 19.25 || Math.hypot(x - 19.25, down) <= 3.25)
  if (isInSlot) return WHITE
  if (isInSquare(right, down, 4)) return BLUE
  const turned = Math.SQRT1_2
  return isInSquare((right + down) * turned, (down - right) * turned, 2.5) ? LIGHT : undefined
}

/** Blue, green, red and alpha, each 0 to 255. @param {number} column @param {number} row */
function pixel(column, row) {
  /** @type {Colour[]} */
  const colours = []
  for (let at = 0; at < SAMPLES * SAMPLES; at += 1) {
    const colour = colourAt(column + ((at % SAMPLES) + 0.5) / SAMPLES, row + (Math.floor(at / SAMPLES) + 0.5) / SAMPLES)
    if (colour) colours.push(colour)
  }
  /** @param {0 | 1 | 2} part */
  const mean = (part) => Math.round(colours.reduce((sum, colour) => sum + colour[part], 0) / (colours.length || 1))
  return [mean(2), mean(1), mean(0), Math.round((255 * colours.length) / SAMPLES ** 2)]
}

/** The icon in the .ico format: one bitmap with 32 bits a pixel, rows from the bottom up. */
export function favicon() {
  const rows = Array.from({ length: SIZE }, (_, up) => SIZE - 1 - up)
  const pixels = Buffer.from(
    rows.flatMap((row) => Array.from({ length: SIZE }, (_, column) => pixel(column, row)).flat()),
  )
  const mask = Buffer.alloc((SIZE * SIZE) / 8)
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(SIZE, 4)
  // The height counts the colour bitmap and the mask below it.
  head.writeInt32LE(SIZE * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  head.writeUInt32LE(pixels.length + mask.length, 20)
  const bitmap = Buffer.concat([head, pixels, mask])
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(SIZE, 6)
  directory.writeUInt8(SIZE, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(bitmap.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, bitmap])
}

/** Keeps the checkout's pages out of search engines. */
const ROBOTS = 'User-agent: *\nDisallow: /\n'

/** Writes the files that browsers and crawlers request by fixed names. @param {string} dist */
export async function writeWellKnown(dist) {
  await Promise.all([writeFile(`${dist}/favicon.ico`, favicon()), writeFile(`${dist}/robots.txt`, ROBOTS)])
}
