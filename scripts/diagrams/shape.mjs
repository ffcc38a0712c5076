// @ts-check

/** @import { Arrow } from './chart.mjs' */

/** @typedef {{ readonly x: number, readonly y: number }} Point */

/** @typedef {Point & { readonly width: number, readonly height: number }} Area */

/**
 * A line from a state to a state, with the place of its words; one without an arrow comes from the dot where a state begins.
 *
 * @typedef {object} PlacedLine
 * @property {Arrow | undefined} arrow
 * @property {readonly Point[]} points
 * @property {Area | undefined} area
 */

/**
 * Where everything is, from the upper left corner.
 *
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {ReadonlyMap<string, Area>} areas of states and of the dots where they begin, by id
 * @property {readonly PlacedLine[]} lines
 */

/** @typedef {{ readonly width: number, readonly height: number }} Size */

// What a page shows well: somewhat wider than high.
const BEST = 1.4

/** How far a shape is from what a page shows well; a large one is worse than a small one. @param {Size} size */
function strain({ width, height }) {
  const ratio = width / height / BEST
  return width * height * Math.max(ratio, 1 / ratio)
}

/**
 * What reads best on a page; of two that read as well, the first.
 *
 * @template {Size} Shape @param {readonly Shape[]} shapes @returns {Shape}
 */
export const bestOf = (shapes) => shapes.reduce((best, other) => (strain(other) < strain(best) ? other : best))
