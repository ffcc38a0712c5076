import type { Page } from '@playwright/test'

/** Sets the browser's Save-Data preference, so that nothing loads before it is needed. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true })
    Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  })
}
