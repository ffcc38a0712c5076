import type { BrowserContext, Page } from '@playwright/test'
import { DEFAULT_TIMINGS, type Timings } from '../../../src/app/composition/timings'

/** Timings of the page in milliseconds, instead of those of its configuration. */
export type Waits = Readonly<Partial<Timings>>

export interface BlockChange {
  readonly values?: Readonly<Record<string, unknown>>
  readonly waits?: Waits
  /** Omits all timings from the block. */
  readonly isOfShippedWaits?: boolean
}

/** Serves the checkout's pages modified, to one tab or to all of a context. */
export async function changePage(page: Page | BrowserContext, change: (html: string) => string): Promise<void> {
  const isCheckout = ({ searchParams }: URL) => searchParams.has('token')
  await page.route(isCheckout, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Runs in every document before its own scripts. The last change wins. */
function changeTheBlock(change: BlockChange): void {
  const told = window as unknown as { changeOfBlock?: BlockChange }
  const hasReason = told.changeOfBlock !== undefined
  told.changeOfBlock = change
  if (hasReason) return
  // The block is parsed before its readers run, and the observer runs before further scripts.
  const parsed = new MutationObserver(() => {
    const block = document.getElementById('checkout-config')
    // The text is complete once a node follows it.
    const text = block?.firstChild
    if (!block?.nextSibling || !(text instanceof Text)) return
    parsed.disconnect()
    const { values, waits, isOfShippedWaits = false } = told.changeOfBlock ?? {}
    const { timings, ...rest } = JSON.parse(text.data) as { timings?: object }
    text.data = JSON.stringify({
      ...rest,
      ...(isOfShippedWaits ? {} : { timings: { ...timings, ...waits } }),
      ...values,
    })
  })
  parsed.observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', () => {
    parsed.disconnect()
  })
}

/**
 * Makes the checkout's pages read another configuration block. The block is changed in the page: changing the response would bypass the
 * browser's cache and slow down each page load by a third.
 */
export async function changeBlock(page: Page | BrowserContext, change: BlockChange): Promise<void> {
  await page.addInitScript(changeTheBlock, change)
}

/** Throws if a name is not a timing of the checkout's, because it would have no effect. */
export async function setWaits(page: Page | BrowserContext, waits: Waits): Promise<void> {
  const unknown = Object.keys(waits).filter((name) => !(name in DEFAULT_TIMINGS))
  if (unknown.length > 0) throw new Error(`no such wait: ${unknown.join(', ')}`)
  await changeBlock(page, { waits })
}

/** Makes the pause before the redirect longer than any test, so that the result stays in view. */
export async function keepResultInSight(page: Page): Promise<void> {
  await setWaits(page, { redirectPause: 600_000 })
}
