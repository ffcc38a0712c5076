import type { Page } from '@playwright/test'
import { changePage } from './changed-page'

const BLOCK = /(<script type="application\/json" id="checkout-config">)([^]*?)(<\/script>)/

/** Serves the checkout's pages with other values in their configuration block. */
export async function configurePage(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await changePage(page, (html) =>
    html.replace(BLOCK, (_, open: string, json: string, close: string) => {
      const configuration = { ...(JSON.parse(json) as object), ...values }
      return open + JSON.stringify(configuration).replaceAll('<', '\\u003c') + close
    }),
  )
}
