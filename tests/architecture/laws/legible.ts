import type { AnyStateMachine } from 'xstate'
import { allBranchesOf, invocationsOf, listOf, statesOf } from '../../support/reading/chart'
import type { Picture, Rectangle, Text } from '../../support/reading/picture'

const nameOf = (thing: unknown) => (typeof thing === 'string' ? thing : String((thing as { type?: unknown }).type))

function namesIn(machine: AnyStateMachine): string[] {
  return statesOf(machine).flatMap(({ path, chart }) => [
    path.at(-1) ?? machine.id,
    ...Object.keys(chart.on ?? {}),
    ...Object.keys(chart.after ?? {}),
    ...invocationsOf(chart).map(({ src }) => String(src)),
    ...[...listOf(chart.entry), ...listOf(chart.exit)].map(nameOf),
    ...allBranchesOf(chart).flatMap(({ guard, actions }) => [
      ...(guard === undefined ? [] : [nameOf(guard)]),
      ...listOf(actions).map(nameOf),
    ]),
  ])
}

/** Names of a machine that are missing in its picture. */
export function unwritten(machine: AnyStateMachine, { texts }: Picture): string[] {
  const written = new Set(texts.flatMap(({ words }) => words.split(/[\s,[\]]+/)))
  return [...new Set(namesIn(machine))].filter((name) => !written.has(name))
}

const SOLID = ['state', 'label']

const isSolid = ({ role }: Rectangle) => SOLID.includes(role.split(' ')[0] ?? '')

function doOverlap(one: Rectangle, other: Rectangle): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
  const isBelow = one.y + one.height <= other.y || other.y + other.height <= one.y
  return !isBeside && !isBelow
}

const placeOf = ({ role, x, y }: Rectangle) => `${role} at ${x}, ${y}`

/** Boxes and texts that overlap. A compound state's box is below those of its children. */
export function overlaps({ rectangles }: Picture): string[] {
  const solid = rectangles.filter(isSolid)
  return solid.flatMap((one, index) =>
    solid
      .slice(index + 1)
      .filter((other) => doOverlap(one, other))
      .map((other) => `${placeOf(one)} and ${placeOf(other)}`),
  )
}

const isAround = ({ x, y, width, height }: Rectangle, text: Text) =>
  x <= text.x && text.x <= x + width && y <= text.y && text.y <= y + height

/** Lines of text that are longer than their box. */
export function spilled({ rectangles, texts }: Picture): string[] {
  return texts
    .filter((text) => {
      const [smallest] = rectangles
        .filter((rectangle) => isAround(rectangle, text))
        .sort((one, other) => one.width * one.height - other.width * other.height)
      // 0.6 is the character width of the narrowest common monospace typeface.
      return !smallest || text.x + text.words.length * text.size * 0.6 > smallest.x + smallest.width
    })
    .map(({ words }) => words)
}
