import type { Page } from '@playwright/test'

/** Holds requests until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** Opens the prerendered page with its scripts held. Returns a function that releases them. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { open, opened } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return open
}
