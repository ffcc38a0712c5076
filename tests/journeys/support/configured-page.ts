import type { Page } from '@playwright/test'
import { changeBlock } from './changed-page'

/** Serves the checkout's pages with other values in their configuration block. */
export async function configurePage(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await changeBlock(page, (block) => ({ ...block, ...values }))
}
