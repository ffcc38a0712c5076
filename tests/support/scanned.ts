import jsQR from 'jsqr'

/** A QR code: its width in modules, and its dark modules as runs: `M<x> <y>h<width>v1H<x>z`. */
interface QrDrawing {
  readonly size: number
  readonly path: string
}

const SCALE = 4

/** Quiet zone around the code, in modules, as scanners require. */
const QUIET = 4

/** The text that a decoder reads from the drawing; undefined if it reads nothing. */
export function scanned({ size, path }: QrDrawing): string | undefined {
  const side = (size + 2 * QUIET) * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const [left, top] = [Number(x) + QUIET, Number(y) + QUIET].map((module) => module * SCALE) as [number, number]
    for (let row = top; row < top + SCALE; row += 1) {
      for (let column = left; column < left + Number(width) * SCALE; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
      }
    }
  }
  return jsQR(pixels, side, side)?.data
}
