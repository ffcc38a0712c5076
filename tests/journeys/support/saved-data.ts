import type { Page } from '@playwright/test'

/** The shopper has asked the browser to save data: nothing loads before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  })
}
