import type { Page } from '@playwright/test'

/** On a held clock: puts it forward, and comes back once the page has drawn what came of it. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await page.evaluate(async () => {
    // React draws in tasks of its own: what comes after two of them comes after what is drawn.
    for (let turns = 0; turns < 2; turns += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
}
