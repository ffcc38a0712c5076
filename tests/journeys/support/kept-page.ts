import type { Page } from '@playwright/test'

/**
 * What a page lives through in a back/forward cache: it is hidden whole, does not move, and is shown again as it was. A browser without
 * a window keeps no page in that cache, so it is sent each of these.
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
