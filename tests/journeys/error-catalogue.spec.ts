import { type Page, expect } from '@playwright/test'
import type { Language } from '../../machines/entities/language'
import { wholeCatalogue } from '../support/reading/whole-catalogue'
import { setWaits } from './support/changed-page'
import { BANNER, entriesOfRow, test } from './support/error-causes'
import { ERROR_JOURNEYS } from './support/error-entries'

const CATALOGUES = { tr: wholeCatalogue('tr'), en: wholeCatalogue('en') } as const

const languageOf = (page: Page) =>
  page.evaluate(() => (document.documentElement.lang === 'en' ? ('en' as const) : ('tr' as const)))

async function changeLanguage(page: Page, language: Language) {
  // A modal may cover the link, so the click is dispatched to it directly.
  await page.locator('[data-action="change-language"]').evaluate((link: HTMLElement) => {
    link.click()
  })
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

test('the error catalogue has every entry of its row (ERR-01~, ERR-02~)', () => {
  const caused = new Set(ERROR_JOURNEYS.flatMap(({ errors }) => errors.map(({ entry }) => entry)))
  const row = entriesOfRow()
  expect(row.length).toBeGreaterThan(20)
  expect([...caused].sort()).toEqual(row.sort())
})

/** A name that ends with a comma needs none before a semicolon. */
const namesOf = (errors: readonly { readonly name: string }[]) =>
  errors
    .map(({ name }) => name)
    .join('; ')
    .replaceAll(',;', ';')

for (const { member, order, errors } of ERROR_JOURNEYS) {
  test.describe('the error catalogue', () => {
    if (member) test.use({ wantedMember: member })
    if (order) test.use({ wantedOrder: order })

    test(`${namesOf(errors)} is shown in both languages (ERR-01, ERR-02)`, async ({ page, visit, trouble }) => {
      trouble.allow(/Failed to load resource/)
      await setWaits(page, { alertPause: 600_000 })
      for (const [index, { name, cause, seen, isWithoutBanner = false }] of errors.entries()) {
        await test.step(name, async () => {
          await cause(visit)
          if (index === 0) await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
          for (const turn of ['as it was caused', 'in the other language']) {
            const language = await languageOf(page)
            for (const [sees, key] of seen) {
              const text = CATALOGUES[language].sentences.get(key)
              if (text === undefined || text === '') throw new Error(`locales/${language} has no sentence for ${key}`)
              await sees(page, text)
            }
            if (turn === 'as it was caused') await changeLanguage(page, language === 'tr' ? 'en' : 'tr')
          }
          if (isWithoutBanner) await expect(page.locator(BANNER)).toHaveCount(0)
        })
      }
    })
  })
}
