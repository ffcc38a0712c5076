import type { Page } from '@playwright/test'

/** Holds the page's requests to a matching path until the returned function is called, so that no answer arrives early. */
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
