import type { Page } from '@playwright/test'

/**
 * Simulates the back/forward cache: the page is hidden, frozen, and shown again unchanged. A headless browser does not use that cache, so
 * each event is dispatched.
 */
export async function comesBackWhole(page: Page): Promise<void> {
  const move = (type: 'pagehide' | 'pageshow') =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  const devTools = await page.context().newCDPSession(page)
  await move('pagehide')
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await devTools.send('Page.setWebLifecycleState', { state: 'active' })
  await devTools.detach()
  await move('pageshow')
}
