import { type Page, expect } from '@playwright/test'
import type { Language } from '../../../machines/entities/language'

type Marked = Window & { isTheSame?: true }

/** Runs in the page: its state apart from the texts. */
function standingOfPage() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-field], [data-field] input')]
  return {
    isTheSame: (window as Marked).isTheSame === true,
    screen: document.querySelector<HTMLElement>('main')?.dataset['screen'],
    path: location.pathname,
    entries: history.length,
    typed: fields.map(({ value }) => value),
    ticked: fields.map(({ checked }) => checked),
    method: document.querySelector('[role="tab"][aria-selected="true"]')?.getAttribute('data-method'),
  }
}

async function seconds(page: Page): Promise<number> {
  const label =
    (await page.getByRole('timer').all()).length > 0 ? await page.getByRole('timer').getAttribute('aria-label') : ''
  const [, minutes = '0', rest = '0'] = /(\d+):(\d\d)$/.exec(label ?? '') ?? []
  return Number(minutes) * 60 + Number(rest)
}

const isAsked = (page: Page, language: string) => new URL(page.url()).searchParams.get('lang') === language

/**
 * Begins to watch a page for more than a change of words. The returned check says whether the document, its place, entries and ticks are
 * as before, and nothing was sent.
 */
export async function watchAllButWords(page: Page): Promise<(language: Language) => Promise<void>> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.method() === 'PUT') asked.push(request.url())
  })
  await page.evaluate(() => {
    ;(window as Marked).isTheSame = true
  })
  const before = await page.evaluate(standingOfPage)
  return async (language) => {
    await expect.poll(() => isAsked(page, language)).toBe(true)
    expect(await page.evaluate(standingOfPage)).toEqual(before)
    expect(asked).toEqual([])
  }
}

export async function speaksBoth(page: Page): Promise<void> {
  const left = await seconds(page)
  const hasStayed = await watchAllButWords(page)
  for (const language of ['en', 'tr'] as const) {
    const title = await page.title()
    await page.locator('[data-action="change-language"]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).not.toHaveTitle(title)
    await hasStayed(language)
  }
  expect(await seconds(page)).toBeLessThanOrEqual(left)
  expect(await seconds(page)).toBeGreaterThan(left - 60)
}
