/** Pixels above what is scrolled to: it is not at the very edge, and not under the head that many shops fix to their window. */
const ABOVE = 80

/** Longest wait in milliseconds for the browser's report: it may make none for a frame that is out of sight. */
const PATIENCE = 1_000

/** Milliseconds in which the page around the frame has given it a new height. */
const RESIZING = 1_000

/** Pixels by which a modal is lower at first than where it comes to rest: its animation has just begun. */
const RISE = 16

interface Stretch {
  readonly top: number
  readonly bottom: number
}

const byIds = (ids: string | null | undefined) =>
  (ids ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? [])

/** What belongs to an element that has taken the focus: of a field its label, hint and error, of a screen's heading the screen. */
function partsOf(element: Element): readonly Element[] {
  if (element.matches('main h1')) return [element.closest('main') ?? element]
  const { labels } = element as Partial<HTMLInputElement>
  const described = [element, element.closest('fieldset')].map((one) => one?.getAttribute('aria-describedby'))
  return [element, ...Array.from(labels ?? []), ...described.flatMap(byIds)]
}

function stretchOf(element: Element): Stretch {
  // Visually hidden parts are a pixel high, and may be elsewhere.
  const parts = partsOf(element).map((part) => part.getBoundingClientRect())
  const visible = parts.filter(({ height }) => height > 1)
  const rects = visible.length > 0 ? visible : parts
  return {
    top: Math.min(...rects.map(({ top }) => top)),
    bottom: Math.max(...rects.map(({ bottom }) => bottom)),
  }
}

/**
 * Calls back once with the stretch of this frame that the browser's window shows, in the frame's coordinates; undefined if the browser
 * does not report it. Only an observer knows it: the pages around a frame are of other origins.
 */
function onShownStretch(report: (shown: Stretch | undefined) => void): void {
  // Safari before 12.1 has no IntersectionObserver.
  if (!('IntersectionObserver' in globalThis)) {
    report(undefined)
    return
  }
  const end = (shown: Stretch | undefined) => {
    clearTimeout(timer)
    observer.disconnect()
    report(shown)
  }
  const observer = new IntersectionObserver(([entry]) => {
    end(entry?.intersectionRect)
  })
  const timer = setTimeout(end, PATIENCE)
  // The root element has no height while an iPhone's scroll is locked: its body is then fixed.
  observer.observe(document.body)
}

/** It may have lost the focus again by then, as what is copied by a selection does. */
const hasFocus = (element: Element) => element.contains(document.activeElement)

/**
 * Asks for a scroll to an element, such as one that has taken the focus, unless the window shows all of it. `scroll` receives the offset in the
 * page that is to be at the top of the window.
 */
export function bringIntoView(element: Element, scroll: (y: number) => void, isMeant = hasFocus): void {
  onShownStretch((shown) => {
    if (!isMeant(element)) return
    const { top, bottom } = stretchOf(element)
    const slack = element.matches('[data-modal]') ? RISE : 1
    const isShown = shown !== undefined && top >= shown.top - 1 && bottom <= shown.bottom + slack
    if (!isShown) scroll(top + scrollY - ABOVE)
  })
}

/**
 * As `bringIntoView`; a modal once more for each height that the frame gets meanwhile, since it is fixed to the frame's end and moves with it
 * over a form that has become shorter. A screen is a whole page long: the shopper may have begun to scroll it.
 */
export function keepInView(element: Element, scroll: (y: number) => void): void {
  const bring = () => {
    bringIntoView(element, scroll)
  }
  bring()
  if (!element.closest('[data-modal]')) return
  addEventListener('resize', bring)
  setTimeout(() => {
    removeEventListener('resize', bring)
  }, RESIZING)
}
