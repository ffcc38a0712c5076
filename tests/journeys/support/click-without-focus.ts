import type { Locator } from '@playwright/test'

/** Clicks a button without focusing it, as Safari does. */
export async function clickWithoutFocus(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    element.click()
  })
}
