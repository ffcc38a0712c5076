import type { Page } from '@playwright/test'

/** Serves the checkout's own pages changed: as another host, or another configuration, would serve them. */
export async function changePage(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/?token=*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Makes the pause before the way back longer than any test takes, so that the result stays in sight. */
export async function keepResultInSight(page: Page): Promise<void> {
  await changePage(page, (html) => html.replace(/"redirectPause":[\d.]+/, '"redirectPause":600000'))
}
