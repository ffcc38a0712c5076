import type { BrowserContext, Page } from '@playwright/test'
import { DEFAULT_TIMINGS, type Timings } from '../../../src/app/composition/timings'

/** Waits of the page in milliseconds, instead of those of its configuration. */
export type Waits = Readonly<Partial<Timings>>

/** What of a page's configuration block is another one. */
export interface BlockChange {
  readonly values?: Readonly<Record<string, unknown>>
  readonly waits?: Waits
  /** The block says nothing of any wait. */
  readonly isOfShippedWaits?: boolean
}

/** Serves the checkout's own pages changed, to one tab or to all: as another host, or another configuration, would serve them. */
export async function changePage(page: Page | BrowserContext, change: (html: string) => string): Promise<void> {
  const isCheckout = ({ searchParams }: URL) => searchParams.has('token')
  await page.route(isCheckout, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Runs in every document before its own scripts. The last named change is the one that is made. */
function changeTheBlock(change: BlockChange): void {
  const told = window as unknown as { changeOfBlock?: BlockChange }
  const isTold = told.changeOfBlock !== undefined
  told.changeOfBlock = change
  if (isTold) return
  // It is in the page before its readers, and scripts wait until this has been heard.
  const parsed = new MutationObserver(() => {
    const block = document.getElementById('checkout-config')
    // It is whole as soon as something follows it.
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
 * Has the checkout's pages read another configuration block. It is changed in the page: to change what comes over the network takes the
 * browser's cache away, and with it a third of the time in which a page is there.
 */
export async function changeBlock(page: Page | BrowserContext, change: BlockChange): Promise<void> {
  await page.addInitScript(changeTheBlock, change)
}

/** Throws where a name is no wait of the checkout's: nothing would have changed. */
export async function setWaits(page: Page | BrowserContext, waits: Waits): Promise<void> {
  const unknown = Object.keys(waits).filter((name) => !(name in DEFAULT_TIMINGS))
  if (unknown.length > 0) throw new Error(`no such wait: ${unknown.join(', ')}`)
  await changeBlock(page, { waits })
}

/** Makes the pause before the way back longer than any test takes, so that the result stays in sight. */
export async function keepResultInSight(page: Page): Promise<void> {
  await setWaits(page, { redirectPause: 600_000 })
}
