import { type Locator, type Page, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import { violationsOn } from './violations'

const WORDS = {
  tr: { heading: (count: number) => `${String(count)} alanı kontrol edin`, title: /^Hata: / },
  en: { heading: (count: number) => `Check ${String(count)} fields`, title: /^Error: / },
} as const satisfies Readonly<Record<Language, unknown>>

/** More Tab stops than any page has. */
const MOST_STOPS = 40

const NARROWEST = { width: 320, height: 640 }

export const summaryOn = (page: Page) => page.locator('[data-field="errorSummary"]')

/** Whether the focus is in the field or in one of its options. */
const isIn = (page: Page, handle: string) =>
  page.locator(`[data-field="${handle}"]`).evaluate((field) => field.contains(document.activeElement))

const saidAt = (page: Page, handle: string) =>
  page.locator(`[data-field="${handle}"]`).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** Checks the summary in one language: its name, the page's title, and one link per field with the field's own message. */
async function expectSummary(page: Page, language: Language, handles: readonly string[]): Promise<readonly string[]> {
  const { heading, title } = WORDS[language]
  await expect(summaryOn(page)).toHaveAccessibleName(heading(handles.length))
  // The count changes with each corrected field and must not be announced again.
  await expect(summaryOn(page).getByRole('alert')).toHaveAttribute('aria-relevant', 'additions')
  await expect(page).toHaveTitle(title)
  const links = await summaryOn(page).getByRole('link').allTextContents()
  expect(links).toHaveLength(handles.length)
  for (const [index, handle] of handles.entries()) {
    expect(await saidAt(page, handle)).toContain(links[index])
    await expect(page.locator(`[data-field="${handle}"]`)).toHaveAttribute('aria-invalid', 'true')
  }
  return links
}

async function tabBackTo(page: Page, link: Locator) {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await link.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('no way back to the summary by keyboard')
}

interface Refused {
  readonly language: Language
  /** The invalid fields, in the order of the form. */
  readonly handles: readonly string[]
  /** The announcements so far that contain these words. */
  readonly announced: (words: string) => Promise<readonly string[]>
  readonly mend: () => Promise<void>
  /** A modal covers the language link. */
  readonly isInModal?: boolean
}

/** Checks the summary after a refused press, by keyboard and on the narrowest phone, until the fields are corrected. */
export async function expectRefused(page: Page, { language, handles, announced, mend, isInModal }: Refused) {
  await summaryOn(page).waitFor()
  const [first = ''] = handles
  await expect.poll(() => isIn(page, first)).toBe(true)
  const said = await expectSummary(page, language, handles)
  for (const words of [...said, WORDS[language].heading(handles.length)])
    expect(await announced(words), words).toHaveLength(1)
  for (const [index, handle] of [...handles.entries()].reverse()) {
    await tabBackTo(page, summaryOn(page).getByRole('link').nth(index))
    await page.keyboard.press('Enter')
    await expect.poll(() => isIn(page, handle)).toBe(true)
  }
  const wide = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST.width)
  expect(await violationsOn(page)).toEqual([])
  if (wide) await page.setViewportSize(wide)
  if (isInModal !== true) {
    const other = language === 'tr' ? 'en' : 'tr'
    await page.locator('[data-action="change-language"]').press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expectSummary(page, other, handles)
  }
  await mend()
  await expect(summaryOn(page)).toHaveCount(0)
  await expect(page).not.toHaveTitle(/^(Hata|Error): /)
}
