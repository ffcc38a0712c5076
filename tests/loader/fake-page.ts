import { vi } from 'vitest'

type Hear = (event: object) => void

/** An element, as far as the loader uses one. */
export class FakeElement {
  readonly style: Record<string, string> = {}
  readonly children: FakeElement[] = []
  readonly attributes: Record<string, string> = {}
  readonly posted: [message: unknown, origin: string][] = []
  readonly scrolled: unknown[] = []
  contentWindow: { readonly postMessage: (...sent: [unknown, string]) => void } | null = null
  readonly tag: string
  onclick?: () => void
  onload?: () => void
  oncancel?: () => boolean
  onclose?: () => void
  timesShown = 0
  isGone = false
  readonly offsetHeight = 640
  /** The page's CSS zoom: it enlarges what `getBoundingClientRect` returns. */
  zoom = 1
  src = ''
  allow = ''
  title = ''
  textContent = ''
  constructor(tag: string) {
    this.tag = tag
  }
  append(...added: FakeElement[]) {
    this.children.push(...added)
    // As in a browser, a frame has a window once it is in the page.
    for (const one of added)
      one.contentWindow ??= { postMessage: (...sent: [unknown, string]) => one.posted.push(sent) }
  }
  remove() {
    this.isGone = true
  }
  setAttribute(name: string, value: string) {
    this.attributes[name] = value
  }
  get isConnected() {
    return !this.isGone
  }
  /** The browser sends its event later. */
  close() {}
  showModal() {
    this.timesShown += 1
  }
  getBoundingClientRect() {
    return { top: 200, height: this.offsetHeight * this.zoom }
  }
  scrollTo(...to: [left: number, top: number]) {
    this.scrolled.push(to)
  }
}

interface PageOptions {
  readonly lang?: string
  readonly colorScheme?: string
  /** The system's preference. */
  readonly isDark?: boolean
  readonly hasDialogs?: boolean
}

/** A merchant's page, as far as the loader uses one. Undo with `vi.unstubAllGlobals`. */
export function fakePage({ lang = 'tr', colorScheme = 'normal', isDark = false, hasDialogs = true }: PageOptions = {}) {
  const hearers = new Set<Hear>()
  const made: FakeElement[] = []
  const body = new FakeElement('body')
  const page = new FakeElement('window')
  const scrolledBy: (readonly [left: number, top: number])[] = []
  const assigned: string[] = []
  vi.stubGlobal('window', Object.assign(page, hasDialogs ? { HTMLDialogElement: FakeElement } : {}))
  vi.stubGlobal('scrollBy', (...by: [left: number, top: number]) => scrolledBy.push(by))
  vi.stubGlobal('location', { assign: (address: string) => assigned.push(address) })
  let isDarkNow = isDark
  const queries: { onchange?: (() => void) | null }[] = []
  vi.stubGlobal('matchMedia', (query: string) => {
    const found: { readonly matches: boolean; onchange?: (() => void) | null } = {
      get matches() {
        return query.includes('dark') && isDarkNow
      },
    }
    queries.push(found)
    return found
  })
  vi.stubGlobal('getComputedStyle', () => ({ colorScheme }))
  vi.stubGlobal('addEventListener', (_: string, hear: Hear) => hearers.add(hear))
  vi.stubGlobal('removeEventListener', (_: string, hear: Hear) => hearers.delete(hear))
  vi.stubGlobal('document', {
    documentElement: { lang },
    body,
    createElement(tag: string) {
      const element = new FakeElement(tag)
      made.push(element)
      return element
    },
  })
  const found = (tag: string) => {
    const element = made.find((one) => one.tag === tag)
    if (!element) throw new Error(`the loader has made no ${tag}`)
    return element
  }
  return {
    body,
    scrolledBy,
    assigned,
    found,
    hearers,
    /** The shopper changes the system's preference. */
    setDark(isChosen: boolean) {
      isDarkNow = isChosen
      queries.forEach(({ onchange }) => onchange?.())
    },
    tell(event: object) {
      hearers.forEach((hear) => {
        hear(event)
      })
    },
  }
}
