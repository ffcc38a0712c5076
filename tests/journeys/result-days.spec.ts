import { expect } from '@playwright/test'
import type { Language } from '../../machines/entities/language'
import { disputeFaults } from '../machines/support/dispute-paths'
import { changeBlock, keepResultInSight } from './support/changed-page'
import { now } from './support/now'
import { DAY, ISTANBUL, dayAt, kept, protection, receipt, test } from './support/result-test'

const PROTECTION: readonly (readonly [Language, locale: string, until: string, words: readonly string[]])[] = [
  [
    'tr',
    'tr-TR',
    'Son gün: ',
    ['Teslimattan itibaren 3 gün içinde', 'Satıcı 3 iş günü içinde', '7 iş günü içinde', 'koruma hesabında'],
  ],
  [
    'en',
    'en-GB',
    'Until ',
    [
      'Within 3 days of delivery',
      'responds within 3 business days',
      'object within 3 business days',
      'Within 7 business days',
      'protection account',
    ],
  ],
]

/** A shopper who reads the text stays here. */
const RESTING = { tr: 'Bu sipariş ödendi', en: 'This order has been paid' } as const

test.describe('a device far from Istanbul', () => {
  // There it is another hour, and mostly another day.
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('a payment order is dated by the configured calendar, and can’t be revoked (AGR-02)', async ({
    page,
    sandbox,
    member: { email, gsmNumber },
    wantedOrder,
    openMethods,
    openBalance,
    tab,
    shopper,
  }) => {
    test.slow()
    // The Monday after next. The test's calendar makes its Tuesday a holiday and its Wednesday a half day.
    const midnight = Math.floor((now() + ISTANBUL) / DAY) * DAY - ISTANBUL
    const monday = midnight + ((8 - dayAt(midnight).getUTCDay()) % 7) * DAY + 7 * DAY
    const iso = (at: number) => dayAt(at).toISOString().slice(0, 10)
    const [tuesday, wednesday, thursday] = [monday + DAY, monday + 2 * DAY, monday + 3 * DAY]
    await changeBlock(page, {
      values: { calendar: { holidays: [iso(tuesday)], halfDays: [iso(wednesday)] } },
      waits: { redirectPause: 600_000, transferPause: 600_000 },
    })
    const hour = 3_600_000
    const lasting = { expiresInSeconds: 40 * 86_400, memberSessionSeconds: 40 * 86_400 }
    const openAt = async (at: number) => {
      const order = await sandbox.makeOrder({ email, gsmNumber, price: 10, ...wantedOrder, ...lasting })
      await sandbox.advanceClock(order.token, Math.round((at - now()) / 1_000))
      await openMethods({ order })
    }
    const main = page.locator('main')
    // `tests/entities/business-calendar.test.ts` has all hours and days; the transfer comes after 17:00, before a holiday.
    const cases: readonly (readonly [at: number, on: number])[] = [
      [monday + 16.9 * hour, monday],
      [wednesday + 13.1 * hour, thursday],
      [monday - DAY + 10 * hour, monday],
    ]
    for (const [at, on] of cases) {
      await openAt(at)
      await openBalance()
      await shopper.agree()
      await shopper.press('pay')
      await shopper.sees('result')
      await expect(receipt(page)).toContainText(`Ödeme emri tarihi${kept(on)}`)
      await expect(main.getByRole('button', { name: /iptal|vazgeç|geri al/i })).toHaveCount(0)
    }
    await openAt(monday + 17.5 * hour)
    await tab('bank-transfer').click()
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await shopper.agree()
    await shopper.press('pay')
    await page.locator('[data-copy="code"]').waitFor()
    await expect(main).toContainText(`Ödeme emri tarihi: ${kept(wednesday)}.`)
    await shopper.press('complete-order')
    await shopper.sees('result')
    await expect(main).toContainText(`Ödeme emri tarihi${kept(wednesday)}`)
    await expect(main.getByRole('button', { name: /iptal|vazgeç|geri al/i })).toHaveCount(0)
  })
})

test('a dispute’s paths are as specified; a protected order shows its days and their text (AGR-03)', async ({
  page,
  sandbox,
  wantedOrder,
  member: { email, gsmNumber },
  openMethods,
  openBalance,
  shopper,
}) => {
  test.slow()
  expect(disputeFaults().faults).toEqual([])
  await keepResultInSight(page)
  const pay = async (wanted: object, language: Language) => {
    const order = await sandbox.makeOrder({ email, gsmNumber, ...wanted })
    await openMethods({ order, language })
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await shopper.sees('result')
    await expect(receipt(page)).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
  }
  for (const [language, locale, until, words] of PROTECTION) {
    await pay(wantedOrder, language)
    await expect(protection(page)).toContainText(kept(now(), locale))
    await expect(protection(page)).toContainText(`${until}${kept(now() + 30 * DAY, locale)}`)
    await expect(protection(page).locator('li')).toHaveCount(6)
    for (const said of words) await expect(protection(page)).toContainText(said)
    await shopper.press('read-protection')
    await expect(page.locator('[data-text="serviceAgreement"] h3').first()).toBeVisible()
    await expect(page.locator('main')).toContainText(RESTING[language])
    await page.keyboard.press('Escape')
  }
  await pay({ flags: { fundEnabled: true } }, 'tr')
  await expect(protection(page)).toHaveCount(0)
})
