import type { Page } from '@playwright/test'

/**
 * Cuts the page's next call to a path: before it is sent, or once the provider has carried it out. The browser would send one again on its
 * own that the server cuts on a connection which has carried another call, or has waited for one.
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
