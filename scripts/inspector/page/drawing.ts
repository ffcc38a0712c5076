import type { TakenArrow } from '../shared/messages'
import type { Area, Size } from './viewport'

/** A chart's SVG in the page, with the elements that can be highlighted. */
export interface Drawing extends Size {
  readonly svg: SVGSVGElement
  readonly boxes: ReadonlyMap<string, SVGRectElement>
  /** The text of a state, which is highlighted with its box. */
  readonly wordsOf: (id: string) => SVGElement | undefined
}

const number = (element: Element, name: string) => Number(element.getAttribute(name) ?? '0')

export const areaOf = (box: SVGRectElement): Area => ({
  x: number(box, 'x'),
  y: number(box, 'y'),
  width: number(box, 'width'),
  height: number(box, 'height'),
})

const nameOf = (id: string) => id.slice(Math.max(id.lastIndexOf('.'), id.lastIndexOf('/')) + 1)

/** Adapts an SVG for the page: removes its own colours, and makes its states selectable. */
export function drawingFrom(text: string): Drawing {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml')
  const svg = document.importNode(parsed.documentElement, true) as unknown as SVGSVGElement
  svg.querySelector('style')?.remove()
  svg.querySelector(':scope > title')?.remove()
  svg.querySelector('.ground')?.remove()
  const [width, height] = [number(svg, 'width'), number(svg, 'height')]
  svg.removeAttribute('width')
  svg.removeAttribute('height')
  svg.setAttribute('class', 'chart')
  svg.setAttribute('role', 'group')
  const rects = Array.from(svg.querySelectorAll<SVGRectElement>('rect[id]'))
  const boxes = new Map(rects.map((box) => [box.id, box]))
  const words = new Map(
    Array.from(svg.querySelectorAll<SVGElement>('[data-state]'), (group) => [group.dataset['state'] ?? '', group]),
  )
  for (const box of rects) {
    box.setAttribute('role', 'button')
    box.setAttribute('tabindex', '-1')
    box.setAttribute('aria-label', nameOf(box.id))
  }
  return { svg, width, height, boxes, wordsOf: (id) => words.get(id) }
}

const isWay = (group: Element, { event, guard }: TakenArrow) =>
  group.getAttribute('data-event') === event && (guard === undefined || group.getAttribute('data-guard') === guard)

const quoted = (id: string) => CSS.escape(id)

/** The groups that match event and guard; in a collapsed chart, which has no guards, those that match the event. */
function waysIn(place: Element | null | undefined, arrow: TakenArrow): Element[] {
  const all = Array.from(place?.querySelectorAll('g[data-event]') ?? [])
  const exact = all.filter((group) => isWay(group, arrow))
  return exact.length > 0 ? exact : all.filter((group) => group.getAttribute('data-event') === arrow.event)
}

/** The elements that show a transition: line and label, or the text inside the state. */
export function partsOf({ svg, wordsOf }: Drawing, arrow: TakenArrow): Element[] {
  const found = arrow.targets.flatMap((target) => {
    const id = `${arrow.source}→${target}`
    const line = svg.querySelector(`path[id="${quoted(id)}"]`)
    const ways = waysIn(svg.querySelector(`g[data-arrow="${quoted(id)}"]`), arrow)
    return line && ways.length > 0 ? [line, ...ways] : []
  })
  return found.length > 0 ? found : waysIn(wordsOf(arrow.source), arrow)
}

/**
 * Recordings contain no transitions. This returns the arrows of the event from a state that was active to one that is active now.
 */
export function arrowsBetween(
  { svg }: Drawing,
  event: string,
  before: readonly string[],
  after: readonly string[],
): TakenArrow[] {
  return Array.from(svg.querySelectorAll('path[data-event]')).flatMap((line) => {
    const [source = '', target = ''] = line.id.split('→')
    const isOf = (line.getAttribute('data-event') ?? '').split(' ').includes(event)
    const isTaken = isOf && before.includes(source) && after.includes(target) && !before.includes(target)
    return isTaken ? [{ source, targets: [target], event }] : []
  })
}
