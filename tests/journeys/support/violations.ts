import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

/** All rules, without exceptions. */
export const AXE: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
}

/** Less than half as long as `axe.source`, and sent to every document. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Injects axe only once per document, because that costs as much as running it. */
async function lookAtDocument(page: Page, exclude: readonly string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  return page.evaluate(
    ([options, excluded]) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [['html']], exclude: excluded.map((part) => [part]) },
        options,
      ),
    [{ ...AXE, iframes: false }, exclude] as const,
  )
}

/** Violations of WCAG 2.2 AA on the page, each with its elements. Frames are part of it, except those in `exclude`. */
export async function violationsOn(page: Page, { exclude = [] }: { readonly exclude?: readonly string[] } = {}) {
  // AxeBuilder merges the results of several frames in a page of its own, which a page without frames does not need.
  const isOneDocument = page.frames().length - exclude.length === 1
  const { violations } = await (isOneDocument
    ? lookAtDocument(page, exclude)
    : new AxeBuilder({ page }).options(AXE).analyze())
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
