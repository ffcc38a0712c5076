import type { BrowserContext, Page } from '@playwright/test'
import { DEFAULT_PACE, type Pace } from '../../../src/app/pace'

/** Waits of the page in milliseconds, instead of those of its configuration. */
export type Waits = Readonly<Partial<Pace>>

/** The configuration block of a page, as far as tests change it. */
type Block = Readonly<Record<string, unknown>> & { readonly pace?: Waits }

const BLOCK = /(<script type="application\/json" id="checkout-config">)([^]*?)(<\/script>)/

/** Serves the checkout's own pages changed, to one tab or to all: as another host, or another configuration, would serve them. */
export async function changePage(page: Page | BrowserContext, change: (html: string) => string): Promise<void> {
  const isCheckout = ({ searchParams }: URL) => searchParams.has('token')
  await page.route(isCheckout, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Serves the checkout's pages with another configuration block. */
export async function changeBlock(page: Page | BrowserContext, change: (block: Block) => Block): Promise<void> {
  await changePage(page, (html) => {
    if (!BLOCK.test(html)) throw new Error('the page has no configuration block')
    return html.replace(BLOCK, (_, open: string, json: string, close: string) => {
      const changed = JSON.stringify(change(JSON.parse(json) as Block))
      return open + changed.replaceAll('<', '\\u003c') + close
    })
  })
}

/** Throws where a name is no wait of the checkout's: nothing would have changed. */
export async function setWaits(page: Page | BrowserContext, waits: Waits): Promise<void> {
  const unknown = Object.keys(waits).filter((name) => !(name in DEFAULT_PACE))
  if (unknown.length > 0) throw new Error(`no such wait: ${unknown.join(', ')}`)
  await changeBlock(page, (block) => ({ ...block, pace: { ...block.pace, ...waits } }))
}

/** Makes the pause before the way back longer than any test takes, so that the result stays in sight. */
export async function keepResultInSight(page: Page): Promise<void> {
  await setWaits(page, { redirectPause: 600_000 })
}
