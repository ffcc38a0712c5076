import type { BrowserContext, Page } from '@playwright/test'
import { listenTo } from './listen'
import { test as base } from './test'
import { Trouble } from './trouble'

/** A page that outlives a test, and whoever hears what it complains about now. */
interface Kept {
  readonly page: Page
  readonly context: BrowserContext
  heardBy: Trouble
}

/**
 * A journey's test on the one page of its worker: a new page for each would take longer than what is looked at. Members and orders are
 * each test's own. A test that fails takes its worker with it, so the next one begins on another page.
 */
export const test = base.extend<object, { readonly kept: Kept }>({
  kept: [
    async ({ browser, origins }, use) => {
      const context = await browser.newContext({
        baseURL: origins.app,
        viewport: { width: 390, height: 844 },
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        // What is still on its way in or out stands against nothing that anybody sees for long.
        reducedMotion: 'reduce',
      })
      const kept: Kept = { page: await context.newPage(), context, heardBy: new Trouble() }
      await listenTo(context, { note: (what) => kept.heardBy.note(what) })
      await use(kept)
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: ({ kept }, use) => use(kept.context),

  page: async ({ kept: { page } }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    // Whatever this page has asked for is over.
    await page.goto('about:blank')
  },

  hearing: async ({ kept, trouble }, use) => {
    kept.heardBy = trouble
    await use(undefined)
  },
})
