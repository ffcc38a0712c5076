// @ts-check

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
