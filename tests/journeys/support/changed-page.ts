import type { BrowserContext, Page } from '@playwright/test'
import type { Pace } from '../../../src/app/pace'

/** Waits of the page in milliseconds, instead of those of its configuration. */
export type Waits = Readonly<Partial<Pace>>

/** Serves the checkout's own pages changed, to one tab or to all: as another host, or another configuration, would serve them. */
export async function changePage(page: Page | BrowserContext, change: (html: string) => string): Promise<void> {
  const isCheckout = ({ searchParams }: URL) => searchParams.has('token')
  await page.route(isCheckout, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

export async function setWaits(page: Page | BrowserContext, waits: Waits): Promise<void> {
  await changePage(page, (html) =>
    Object.entries(waits).reduce(
      (changed, [wait, milliseconds]) => changed.replace(new RegExp(`"${wait}":[\\d.]+`), `"${wait}":${milliseconds}`),
      html,
    ),
  )
}

/** Makes the pause before the way back longer than any test takes, so that the result stays in sight. */
export async function keepResultInSight(page: Page): Promise<void> {
  await setWaits(page, { redirectPause: 600_000 })
}
