import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

/** All rules, without exceptions. */
export const AXE: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** Injects axe only once per document, because that costs as much as running it. */
async function lookAtOneFrame(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(document, options), AXE)
}

/** Violations of WCAG 2.2 AA on the page, each with its elements. */
export async function violationsOn(page: Page) {
  // AxeBuilder merges the results of several frames in a page of its own, which a page without frames does not need.
  const isOneFrame = page.frames().length === 1
  const { violations } = await (isOneFrame ? lookAtOneFrame(page) : new AxeBuilder({ page }).options(AXE).analyze())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
