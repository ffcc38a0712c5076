import { bestOf } from './shape.mjs'

/** @import { Area } from './shape.mjs' */
/** @import { Size } from './shape.mjs' */

const GAP = 18

/** @typedef {Size & { readonly areas: readonly Area[] }} Shelves */

/** Stacks the boxes in columns no higher than the highest box. @param {readonly Size[]} sizes @returns {Shelves} */
function inColumns(sizes) {
  const limit = Math.max(...sizes.map(({ height }) => height))
  let [x, y, wide] = [0, 0, 0]
  const areas = sizes.map(({ width, height }) => {
    if (y > 0 && y + height > limit) [x, y, wide] = [x + wide + GAP, 0, 0]
    const area = { x, y, width, height }
    y += height + GAP
    wide = Math.max(wide, width)
    return area
  })
  return { areas, width: x + wide, height: limit }
}

const turned = (/** @type {Size} */ { width, height }) => ({ width: height, height: width })

/**
 * Places regions without arrows between them in columns or rows, in their given order.
 *
 * @param {readonly Size[]} sizes @returns {Shelves}
 */
export function shelved(sizes) {
  const rows = inColumns(sizes.map(turned))
  const inRows = {
    ...turned(rows),
    areas: rows.areas.map((area) => ({ x: area.y, y: area.x, ...turned(area) })),
  }
  return bestOf([inColumns(sizes), inRows])
}
