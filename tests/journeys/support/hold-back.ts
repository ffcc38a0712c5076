import type { Page } from '@playwright/test'

/** Keeps back what the page asks of a path that ends so, until it is let go: no machine is so slow that it comes too late. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      await isLetGo
      await route.continue()
    },
  )
  return letGo
}
