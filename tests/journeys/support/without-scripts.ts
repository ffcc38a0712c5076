import type { Page } from '@playwright/test'

/** A gate that holds requests until it is opened. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

/** The page as it was made, whose scripts are held until they are let come. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const { open, opened } = gate()
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return open
}
