import type { Page } from '@playwright/test'

/** Moves a paused clock forward, and resolves once the page has rendered the effects. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await page.evaluate(async () => {
    // React renders in tasks of its own: after two message tasks the rendering is done.
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}
