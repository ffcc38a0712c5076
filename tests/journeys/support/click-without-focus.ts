import type { Locator } from '@playwright/test'

/** Clicks a button as Safari does, which gives it no focus. */
export async function clickWithoutFocus(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
  })
}
