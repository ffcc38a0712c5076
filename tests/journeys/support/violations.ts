import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** Every rule, with no exception. */
export const AXE: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** Takes axe to the page once for each document, which costs as much as to let it look. */
async function lookAtOneFrame(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), AXE)
}

/** The rules of WCAG 2.2 AA that the page breaks, each with the elements that break it. */
export async function violationsOn(page: Page) {
  // What several frames say is put together on a page of its own; one that has none needs no such page.
  const isOneFrame = page.frames().length === 1
  const { violations } = await (isOneFrame ? lookAtOneFrame(page) : new AxeBuilder({ page }).options(AXE).analyze())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
