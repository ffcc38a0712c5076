import { type Page, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import { CLAUSES } from '../../support/agreement-clauses'

const AGREEMENTS = [
  ['userAgreement', 'user'],
  ['serviceAgreement', 'service'],
] as const

/** The text of every clause as the shopper reads it, with the wallet's name filled in. */
const clausesOf = (agreement: 'user' | 'service', language: Language) =>
  Object.values(CLAUSES).flatMap((row) =>
    row[agreement].map(([, english, turkish]) =>
      (language === 'tr' ? turkish : english).replace('{provider}', 'Cüzdan'),
    ),
  )

/** Opens both agreements of the page from their links, and checks the text, the table of contents and the print layout. */
export async function isWhole(page: Page, language: Language) {
  for (const [name, agreement] of AGREEMENTS) {
    await page.locator(`[data-opens="${name}"]`).first().click()
    const modal = page.locator('[data-modal="agreement"]')
    const text = modal.locator(`[data-text="${name}"]`)
    await expect(text.locator('h3').first()).toBeVisible()
    const said = (await text.textContent()) ?? ''
    expect(clausesOf(agreement, language).filter((clause) => !said.includes(clause))).toEqual([])
    const headings = await text.locator('h3').allTextContents()
    if (agreement === 'user') {
      expect(headings).toHaveLength(22)
      await expect(text).toContainText(language === 'en' ? '16 October 2024' : '16.10.2024')
    }
    expect(headings.map((heading) => heading.split('.')[0])).toEqual(headings.map((_, index) => String(index + 1)))
    await text.locator('[data-contents] summary').click()
    const links = text.locator('[data-contents] details a')
    await expect(links).toHaveText(headings)
    const address = page.url()
    await links.last().click()
    await expect(text.locator('h3').last()).toBeFocused()
    await expect(text.locator('h3').last()).toBeInViewport()
    expect(page.url()).toBe(address)
    await page.emulateMedia({ media: 'print' })
    await expect(text.locator('h3').first()).toBeVisible()
    await expect(text.locator('h3').last()).toBeVisible()
    await expect(text.locator('[data-contents] a:visible')).toHaveCount(headings.length)
    await expect(page.locator('main')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  }
}
