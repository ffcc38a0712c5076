/** The visible part of a chart, in the chart's units. */
export interface Viewport {
  readonly x: number
  readonly y: number
  /** Screen pixels per unit of the chart. */
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Area extends Size {
  readonly x: number
  readonly y: number
}

const SMALLEST = 0.08
const LARGEST = 4
const MARGIN = 16
/** Smallest scale at which text is readable. */
const READABLE = 0.8

const within = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))

export function fitted(chart: Size, room: Size): Viewport {
  const scale = within(
    Math.min(1.25, (room.width - 2 * MARGIN) / chart.width, (room.height - 2 * MARGIN) / chart.height),
  )
  return {
    scale,
    x: (chart.width - room.width / scale) / 2,
    y: (chart.height - room.height / scale) / 2,
  }
}

/** Zooms by a factor. The point at `at` (pixels) stays in place. */
export function zoomed(
  { x, y, scale }: Viewport,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Viewport {
  const next = within(scale * factor)
  return { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next }
}

export const panned = ({ x, y, scale }: Viewport, right: number, down: number): Viewport => ({
  scale,
  x: x + right / scale,
  y: y + down / scale,
})

const middleOf = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 })

/** Centres an area, at a scale at which its text is readable. */
export function centred(view: Viewport, area: Area, room: Size): Viewport {
  const fits = Math.min((room.width - 4 * MARGIN) / area.width, (room.height - 4 * MARGIN) / area.height)
  const scale = within(Math.max(Math.min(view.scale, 1.25), Math.min(READABLE, fits)))
  const { x, y } = middleOf(area)
  return { scale, x: x - room.width / scale / 2, y: y - room.height / scale / 2 }
}

/** Whether the whole area is visible at a readable scale. */
export function shows({ x, y, scale }: Viewport, area: Area, room: Size): boolean {
  const isInX = area.x >= x && area.x + area.width <= x + room.width / scale
  const isInY = area.y >= y && area.y + area.height <= y + room.height / scale
  return isInX && isInY && scale >= READABLE / 2
}

export const viewBoxOf = ({ x, y, scale }: Viewport, room: Size): string =>
  [x, y, room.width / scale, room.height / scale].map((number) => Math.round(number * 100) / 100).join(' ')

/** The nearest area in a direction, seen from `from`. */
export function nearest<Placed extends Area>(
  from: Area,
  others: readonly Placed[],
  [right, down]: readonly [number, number],
): Placed | undefined {
  const start = middleOf(from)
  const costs = others.flatMap((other) => {
    const { x, y } = middleOf(other)
    const along = (x - start.x) * right + (y - start.y) * down
    const across = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    return along > 1 ? [{ other, cost: along + 2 * across }] : []
  })
  return costs.sort((one, other) => one.cost - other.cost)[0]?.other
}
