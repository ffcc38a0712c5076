import type { Page } from '@playwright/test'

/** Keeps back what the page asks of a path that ends or is so, until it is let go: no machine is so slow that it comes too late. */
export async function holdBack(page: Page, path: string | RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ pathname }) => (typeof path === 'string' ? pathname.endsWith(path) : path.test(pathname)),
    async (route) => {
      await isLetGo
      await route.continue()
    },
  )
  return letGo
}
