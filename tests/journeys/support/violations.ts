import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The rules of WCAG 2.2 AA that the page breaks, each with the elements that break it. */
export async function violationsOn(page: Page) {
  const builder = new AxeBuilder({ page })
  // What several frames say is put together on a page of its own; one that has none needs no such page.
  if (page.frames().length === 1) builder.setLegacyMode()
  const { violations } = await builder
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
