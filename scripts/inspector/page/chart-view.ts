import type { TakenArrow } from '../shared/messages'
import { type Drawing, areaOf, arrowsBetween, drawingFrom, partsOf } from './drawing'
import { type Viewport, centred, fitted, nearest, panned, shows, viewBoxOf, zoomed } from './viewport'

export interface Lights {
  readonly active: readonly string[]
  readonly arrows: readonly TakenArrow[]
  readonly refused: readonly { readonly event: string; readonly sources: readonly string[] }[]
  readonly chosen: string | undefined
}

interface Listeners {
  readonly choose: (id: string) => void
  readonly press: (id: string) => void
  readonly go: (id: string) => void
  readonly scaled: (percent: string) => void
}

export interface ChartView {
  readonly show: (text: string, label: string) => void
  readonly light: (lights: Lights, isFollowed: boolean) => void
  /** The arrows that an event may have taken between two sets of active states. */
  readonly between: (event: string, before: readonly string[], after: readonly string[]) => readonly TakenArrow[]
  readonly zoom: (factor: number) => void
  readonly fit: () => void
  /** Centres a state and focuses it. */
  readonly reveal: (id: string) => void
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

const PAN = 80
const STEP = 1.25

export function createChartView(canvas: HTMLElement, { choose, press, go, scaled }: Listeners): ChartView {
  let drawing: Drawing | undefined
  let view: Viewport = { x: 0, y: 0, scale: 1 }
  let lit: Element[] = []
  let followed = ''
  const pointers = new Map<number, PointerEvent>()

  const room = () => ({ width: canvas.clientWidth, height: canvas.clientHeight })

  function draw(next: Viewport) {
    view = next
    drawing?.svg.setAttribute('viewBox', viewBoxOf(view, room()))
    scaled(`${Math.round(view.scale * 100)} %`)
  }

  const zoomAt = (factor: number, clientX?: number, clientY?: number) => {
    const { left, top, width, height } = canvas.getBoundingClientRect()
    draw(zoomed(view, factor, { x: (clientX ?? left + width / 2) - left, y: (clientY ?? top + height / 2) - top }))
  }

  function mark(elements: readonly (Element | undefined)[], name: string) {
    for (const element of elements) {
      if (!element) continue
      element.classList.add(name)
      lit.push(element)
    }
  }

  const partsOfState = (id: string) => [drawing?.boxes.get(id), drawing?.wordsOf(id)]

  function rove(id: string | undefined) {
    if (!drawing) return
    for (const box of drawing.boxes.values()) box.setAttribute('tabindex', '-1')
    const box = (id !== undefined && drawing.boxes.get(id)) || drawing.boxes.values().next().value
    box?.setAttribute('tabindex', '0')
  }

  function light({ active, arrows, refused, chosen }: Lights, isFollowed: boolean) {
    if (!drawing) return
    for (const element of lit) element.classList.remove('is-on', 'is-last', 'is-no', 'is-chosen')
    lit = []
    drawing.svg.querySelector('.glow')?.remove()
    mark(active.flatMap(partsOfState), 'is-on')
    for (const { event, sources } of refused)
      for (const source of sources) mark(partsOf(drawing, { source, targets: [], event }), 'is-no')
    const last = arrows.flatMap((arrow) => (drawing ? partsOf(drawing, arrow) : []))
    mark(last, 'is-last')
    glow(last.filter((part) => part instanceof SVGPathElement))
    if (chosen !== undefined) mark(partsOfState(chosen), 'is-chosen')
    for (const [id, box] of drawing.boxes) box.setAttribute('aria-pressed', String(active.includes(id)))
    const deepest = active.filter((id) => drawing?.boxes.has(id)).sort((one, other) => other.length - one.length)[0]
    rove(chosen !== undefined && drawing.boxes.has(chosen) ? chosen : deepest)
    // What is about to be clicked or is being dragged stays under the pointer.
    if (isFollowed && pointers.size > 0) return
    // A chart that was zoomed or fitted stays so until another state or arrow is lit.
    const shown = isFollowed ? JSON.stringify([arrows, active]) : ''
    if (shown !== followed && isFollowed) follow(arrows, active)
    followed = shown
  }

  function glow(lines: readonly Element[]) {
    if (!drawing) return
    const group = document.createElementNS(drawing.svg.namespaceURI, 'g')
    group.setAttribute('class', 'glow')
    for (const line of lines) {
      const shine = line.cloneNode() as Element
      shine.removeAttribute('id')
      shine.removeAttribute('class')
      shine.removeAttribute('marker-end')
      group.append(shine)
    }
    lines[0]?.before(group)
  }

  /** Scrolls the state that was entered last, or else the innermost active one, into view. */
  function follow(arrows: readonly TakenArrow[], active: readonly string[]) {
    const journey = (id: string) => !id.startsWith('checkout.') || id.startsWith('checkout.journey.')
    const all = [
      ...arrows.flatMap(({ targets }) => targets).reverse(),
      ...[...active].sort((a, b) => b.length - a.length),
    ]
    // The regions of the checkout beside the journey change all the time, so the journey has priority.
    const ids = [...all.filter(journey), ...all]
    const box = ids.map((id) => drawing?.boxes.get(id)).find((one) => one !== undefined)
    if (box && !shows(view, areaOf(box), room())) draw(centred(view, areaOf(box), room()))
  }

  const idAt = (target: EventTarget | null): string | undefined => {
    if (!(target instanceof Element)) return undefined
    const id = target.closest('rect[id]')?.id ?? target.closest<SVGElement>('[data-state]')?.dataset['state']
    return id !== undefined && drawing?.boxes.has(id) ? id : undefined
  }

  function reveal(id: string) {
    const box = drawing?.boxes.get(id)
    if (!box) return
    rove(id)
    if (!shows(view, areaOf(box), room())) draw(centred(view, areaOf(box), room()))
    box.focus({ preventScroll: true })
  }

  function pressed(event: KeyboardEvent) {
    const direction = DIRECTIONS[event.key]
    const id = idAt(event.target)
    if (event.key === '+' || event.key === '=') zoomAt(STEP)
    else if (event.key === '-') zoomAt(1 / STEP)
    else if (event.key === '0') fit()
    else if (direction && event.shiftKey) draw(panned(view, direction[0] * PAN, direction[1] * PAN))
    else if (direction && drawing && id !== undefined) {
      const box = drawing.boxes.get(id)
      const others = Array.from(drawing.boxes.values(), (one) => ({ ...areaOf(one), id: one.id }))
      const next = box && nearest(areaOf(box), others, direction)
      if (next) reveal(next.id)
    } else if (event.key === ' ' && id !== undefined) choose(id)
    else if (event.key === 'Enter' && id !== undefined) press(id)
    else return
    event.preventDefault()
  }

  const fit = () => {
    if (drawing) draw(fitted(drawing, room()))
  }

  canvas.addEventListener('keydown', pressed)
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey) zoomAt(Math.exp(-event.deltaY / 200), event.clientX, event.clientY)
      else draw(panned(view, event.deltaX, event.deltaY))
    },
    { passive: false },
  )
  let hasMoved = false
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, event)
    hasMoved = false
  })
  canvas.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const [right, down] = [before.clientX - event.clientX, before.clientY - event.clientY]
    if (!hasMoved && Math.hypot(right, down) < 4) return
    if (!hasMoved) canvas.setPointerCapture(event.pointerId)
    hasMoved = true
    const other = Array.from(pointers.values()).find(({ pointerId }) => pointerId !== event.pointerId)
    pointers.set(event.pointerId, event)
    if (!other) draw(panned(view, right, down))
    else {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      zoomAt(apart(event) / Math.max(1, apart(before)), other.clientX, other.clientY)
    }
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    canvas.addEventListener(type, (event) => {
      pointers.delete(event.pointerId)
    })
  canvas.addEventListener('click', (event) => {
    const id = idAt(event.target)
    if (id !== undefined && !hasMoved) press(id)
  })
  canvas.addEventListener('dblclick', (event) => {
    const id = idAt(event.target)
    if (id !== undefined) go(id)
  })
  new ResizeObserver(() => {
    draw(view)
  }).observe(canvas)

  return {
    show(text, label) {
      drawing = drawingFrom(text)
      lit = []
      followed = ''
      drawing.svg.setAttribute('aria-label', label)
      canvas.replaceChildren(drawing.svg)
      rove(undefined)
      fit()
    },
    between: (event, before, after) => (drawing ? arrowsBetween(drawing, event, before, after) : []),
    light,
    fit,
    reveal,
    zoom: zoomAt,
  }
}
