/** @import { Arrow } from './chart.mjs' */

/** @typedef {{ readonly x: number, readonly y: number }} Point */

/** @typedef {Point & { readonly width: number, readonly height: number }} Area */

/**
 * A line between two states, with the area of its label. A line without an arrow starts at the dot of the initial state.
 *
 * @typedef {object} PlacedLine
 * @property {Arrow | undefined} arrow
 * @property {readonly Point[]} points
 * @property {Area | undefined} area
 */

/**
 * All positions, from the upper left corner.
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {ReadonlyMap<string, Area>} areas of states and of the dots of initial states, by id
 * @property {readonly PlacedLine[]} lines
 */

/** @typedef {{ readonly width: number, readonly height: number }} Size */

// Width divided by height: slightly wider than high fits a page best.
const BEST = 1.4

/** Cost of a shape: its area, times how far its ratio is from the best one. @param {Size} size */
function strain({ width, height }) {
  const ratio = width / height / BEST
  return width * height * Math.max(ratio, 1 / ratio)
}

/**
 * The shape with the lowest cost; the first of equals.
 *
 * @template {Size} Shape @param {readonly Shape[]} shapes @returns {Shape}
 */
export const bestOf = (shapes) => shapes.reduce((best, other) => (strain(other) < strain(best) ? other : best))
