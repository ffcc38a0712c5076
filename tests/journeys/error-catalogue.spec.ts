import { expect } from '@playwright/test'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { setWaits } from './support/changed-page'
import { BANNER, entriesOfRow, test } from './support/error-causes'
import { ERROR_ENTRIES } from './support/error-entries'

const CATALOGUES = { tr: wholeCatalogue('tr'), en: wholeCatalogue('en') } as const

test('the error catalogue has every entry of its row (ERR-01~, ERR-02~)', () => {
  const caused = new Set(ERROR_ENTRIES.map(({ entry }) => entry))
  const row = entriesOfRow()
  expect(row.length).toBeGreaterThan(20)
  expect([...caused].sort()).toEqual(row.sort())
})

for (const { name, member, order, cause, seen, isWithoutBanner = false } of ERROR_ENTRIES) {
  test.describe('the error catalogue', () => {
    if (member) test.use({ wantedMember: member })
    if (order) test.use({ wantedOrder: order })

    test(`${name} is shown in both languages (ERR-01, ERR-02)`, async ({ page, visit, trouble }) => {
      trouble.allow(/Failed to load resource/)
      await setWaits(page, { alertPause: 600_000 })
      await cause(visit)
      for (const language of ['tr', 'en'] as const) {
        if (language === 'en') {
          // A modal may cover the link, so the click is dispatched to it directly.
          await page.locator('[data-action="change-language"]').evaluate((link: HTMLElement) => {
            link.click()
          })
          await expect(page.locator('html')).toHaveAttribute('lang', language)
        }
        for (const [sees, key] of seen) {
          const text = CATALOGUES[language].sentences.get(key)
          if (text === undefined || text === '') throw new Error(`locales/${language} has no sentence for ${key}`)
          await sees(page, text)
        }
      }
      if (isWithoutBanner) await expect(page.locator(BANNER)).toHaveCount(0)
    })
  })
}
