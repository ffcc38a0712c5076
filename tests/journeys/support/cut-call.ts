import type { Page } from '@playwright/test'

/**
 * Cuts the page's next call to a path: before it is sent, or after the provider has carried it out. A connection cut by the server would
 * not do, because the browser may send the call again.
 */
export const cutNextCall = (page: Page, path: string, when: 'before' | 'after-commit') =>
  page.route(
    ({ pathname }) => pathname.endsWith(path),
    async (route) => {
      if (when === 'after-commit') await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
