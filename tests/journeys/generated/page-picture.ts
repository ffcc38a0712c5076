import { type Page, expect } from '@playwright/test'
import type { Controls } from './page-assertions'

/** What is checked on a page, all at the same moment. Undefined entries are not checked. */
export interface Picture {
  readonly screen?: string
  readonly path?: string
  /** The open modal; null if none must be open. */
  readonly modal?: string | null
  readonly isTimed?: boolean
  readonly busy?: Readonly<Record<string, boolean>>
  /** Whether a selector matches a visible element. */
  readonly shows?: Readonly<Record<string, boolean>>
  readonly controls?: Controls
}

export const screen = (name: string, more: Picture = {}): Picture => ({ screen: name, ...more })
export const timed = (name: string, more: Picture = {}) => screen(name, { isTimed: true, ...more })
export const busy = (action: string, isBusy: boolean): Picture => ({ busy: { [action]: isBusy } })
export const shows = (...selectors: readonly string[]): Picture => ({
  shows: Object.fromEntries(selectors.map((selector) => [selector, true])),
})
export const over = (modal: string, more: Picture = {}): Picture => ({ modal, ...more })

/** For states that look the same as their parent's, or change nothing on the screen. */
export const SAME: Picture = {}

export const WAITS = shows('main [data-room="cards"], main [data-room="otp"]')

/** Runs in the page. */
function pictureOf(asked: Picture): Picture {
  const isOnShow = (element: Element) => element.getClientRects().length > 0
  const find = (selector: string) => Array.from(document.querySelectorAll(selector)).find(isOnShow)
  const answers = <Value>(names: object | undefined, answer: (name: string) => Value) =>
    Object.fromEntries(Object.keys(names ?? {}).map((name) => [name, answer(name)]))

  function isBusy(action: string) {
    const button = find(`[data-modal] [data-action="${action}"]`) ?? find(`[data-action="${action}"]`)
    // A missing button is neither busy nor idle.
    return button ? button.getAttribute('aria-disabled') === 'true' : 'absent'
  }

  function valueOf(field: string) {
    const [name = '', mark] = field.split(/(?=[#!])/)
    const element = document.querySelector(`[data-field="${name}"]`)
    if (!element) return 'absent'
    if (mark === '!') return element.getAttribute('aria-invalid') === 'true'
    if (element instanceof HTMLInputElement) return element.type === 'checkbox' ? element.checked : element.value
    const radios = Array.from(element.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (mark === '#') return String(radios.findIndex(({ checked }) => checked))
    return radios.find(({ checked }) => checked)?.value ?? ''
  }

  return {
    ...('screen' in asked && { screen: document.querySelector('main')?.dataset['screen'] ?? '' }),
    ...('path' in asked && { path: location.pathname }),
    ...('modal' in asked && { modal: (find('[data-modal]') as HTMLElement | undefined)?.dataset['modal'] ?? null }),
    ...('isTimed' in asked && { isTimed: document.querySelector('[role="timer"]') !== null }),
    ...('busy' in asked && { busy: answers(asked.busy, isBusy) as Record<string, boolean> }),
    ...('shows' in asked && { shows: answers(asked.shows, (selector) => find(selector) !== undefined) }),
    ...('controls' in asked && { controls: answers(asked.controls, valueOf) }),
  }
}

/** Resolves once the page matches. `patience` is in milliseconds; the default is the runner's. */
export async function looksLike(page: Page, wanted: Picture, patience?: number): Promise<void> {
  const look = async () => {
    try {
      return await page.evaluate(pictureOf, wanted)
    } catch (error) {
      // The page is navigating.
      return String(error)
    }
  }
  // `scripts/parts/timed-out.mjs` recognises this message: under load the page may match only later.
  const message = 'the page looks as expected in time'
  await expect
    .poll(look, { message, intervals: [15, 25, 50, 100], ...(patience && { timeout: patience }) })
    .toEqual(wanted)
}
