import type { Page } from '@playwright/test'
import { changeBlock } from './changed-page'

/** Has the checkout's pages read other values in their configuration block. */
export async function configurePage(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await changeBlock(page, { values })
}
