import type { BrowserContextOptions, Disposable, Page } from '@playwright/test'

/** Methods that change a page in a way that can't be undone. */
const CHANGES = [
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const

type Call = (...given: unknown[]) => unknown

/** A page that outlives a test, with everything to undo before the next one. */
export class ReusedPage {
  isChanged = false
  readonly page: Page
  readonly #origin: string
  readonly #undo = new Set<() => unknown>()

  /** `options` are those of the page's context. */
  constructor(page: Page, origin: string, options: BrowserContextOptions) {
    this.page = page
    this.#origin = origin
    const { colorScheme = null, contrast = null, forcedColors = null, reducedMotion = null, viewport } = options
    const resize = page.setViewportSize.bind(page)
    const resizeBack = () => viewport && resize(viewport)
    this.#watch('setViewportSize', () => {
      this.#undo.add(resizeBack)
    })
    const emulate = page.emulateMedia.bind(page)
    const emulateNothing = () => emulate({ media: null, colorScheme, contrast, forcedColors, reducedMotion })
    this.#watch('emulateMedia', () => {
      this.#undo.add(emulateNothing)
    })
    for (const name of CHANGES) {
      this.#watch(name, () => {
        this.isChanged = true
      })
    }
    this.#watch('addInitScript', (_, added) => {
      this.#undo.add(async () => (await (added as Promise<Disposable>)).dispose())
    })
    for (const name of ['on', 'once', 'addListener']) {
      this.#watch(name, ([event, listener]) => {
        this.#undo.add(() => page.off(event as 'close', listener as () => void))
      })
    }
  }

  /** Goes to an empty page of the checkout's own origin: the process stays the same, and the tab stores nothing there. */
  async leave(): Promise<void> {
    for (const undo of this.#undo) await undo()
    this.#undo.clear()
    const empty = `${this.#origin}/empty`
    await this.page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await this.page.goto(empty)
    await this.page.mouse.move(0, 0)
    await this.page.evaluate(() => {
      sessionStorage.clear()
    })
    await this.page.unrouteAll()
  }

  #watch(name: string, hear: (given: readonly unknown[], result: unknown) => void): void {
    const original = (Reflect.get(this.page, name) as Call).bind(this.page)
    Reflect.set(this.page, name, (...given: unknown[]) => {
      const result = original(...given)
      hear(given, result)
      return result
    })
  }
}
