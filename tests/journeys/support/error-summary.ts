import { type Locator, type Page, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'
import { violationsOn } from './violations'

const WORDS = {
  tr: { heading: (count: number) => `${String(count)} alanı kontrol edin`, title: /^Hata: / },
  en: { heading: (count: number) => `Check ${String(count)} fields`, title: /^Error: / },
} as const satisfies Readonly<Record<Language, unknown>>

/** More than there are on any page. */
const MOST_STOPS = 40

const NARROWEST = { width: 320, height: 640 }

export const summaryOn = (page: Page) => page.locator('[data-field="errorSummary"]')

/** Whether the focus is in the field, or in one of its choices. */
const isIn = (page: Page, handle: string) =>
  page.locator(`[data-field="${handle}"]`).evaluate((field) => field.contains(document.activeElement))

/** The sentence at a field, by which assistive technology describes it. */
const saidAt = (page: Page, handle: string) =>
  page.locator(`[data-field="${handle}"]`).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )

/** The summary in one language: its name, the page's title, and one link a field in the field's own words. */
async function expectSummary(page: Page, language: Language, handles: readonly string[]): Promise<readonly string[]> {
  const { heading, title } = WORDS[language]
  await expect(summaryOn(page)).toHaveAccessibleName(heading(handles.length))
  // Its number changes with each fault that is mended, and is not read again.
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
  /** The fields at fault, in the order of the form. */
  readonly handles: readonly string[]
  /** The announcements so far. */
  readonly announced: (words: string) => Promise<readonly string[]>
  /** Puts everything right. */
  readonly mend: () => Promise<void>
  /** A modal covers the link to the other language. */
  readonly isInModal?: boolean
}

/** A press was refused just now: what the shopper gets, by the keyboard and on the narrowest phone, until it is mended. */
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
