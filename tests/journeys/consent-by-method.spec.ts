import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CARD_CALLS } from './support/card-calls'
import { clippedWords } from './support/clipped'
import { test } from './support/shopping-credit-test'
import type { Shopper } from './support/shopper'

interface Consent {
  readonly asks: Readonly<Record<'tr' | 'en', string>>
  /** The button that starts the payment; `reason` is its label while only the agreement is missing. */
  readonly action: 'pay' | 'apply'
  readonly reason: string
  /** Fills the fields that the method needs besides the agreement. */
  fill(page: Page, shopper: Shopper): Promise<void>
}

const TO_PAY = 'Ödemek için kullanıcı sözleşmesini kabul edin'
const TO_CONTINUE = 'Devam etmek için kullanıcı sözleşmesini kabul edin'
const PAYMENT = { tr: 'ödeme emrini veriyorum', en: 'I approve this payment' } as const

const CONSENTS = {
  balance: { asks: PAYMENT, action: 'pay', reason: TO_PAY, fill: async () => {} },
  'credit-card': { asks: PAYMENT, action: 'pay', reason: TO_PAY, fill: (_, shopper) => shopper.fillCard() },
  'shopping-credit': {
    asks: { tr: 'kredi başvurusu yapmak istiyorum', en: 'I want to apply for credit' },
    action: 'apply',
    reason: TO_CONTINUE,
    fill: (page) => page.getByRole('radio', { name: 'Anka Bankası' }).check(),
  },
  'bank-transfer': {
    asks: { tr: 'havale/EFT ile ödeyeceğim', en: 'I will pay by bank transfer' },
    action: 'pay',
    reason: TO_CONTINUE,
    fill: (page) => page.getByRole('radio', { name: 'Akbank' }).check(),
  },
} as const satisfies Record<string, Consent>

const METHODS = Object.keys(CONSENTS) as (keyof typeof CONSENTS)[]

const { installments: _installments, bonus: _bonus, ...PAYING } = CARD_CALLS
const MONEY = [...Object.values(PAYING), PATHS.transferStart, PATHS.creditValidation, PATHS.creditApplication]

test('each method’s agreement names that method’s action, opens in place, and the method pays only once it is ticked (PAY-03, AGR-13~)', async ({
  page,
  sandbox,
  member,
  order,
  shopper,
  tab,
  arrive,
  openMethods,
}) => {
  const box = shopper.field('agreement')
  const text = page.locator('[data-modal="agreement"] [data-text="userAgreement"]')
  const moneyCalls = async () =>
    (await sandbox.requests(order.token)).filter(({ path }) => MONEY.some((call) => path.endsWith(call)))
  const expectConsent = async (method: keyof typeof CONSENTS, language: 'tr' | 'en') => {
    const read = {
      tr: 'Kullanıcı sözleşmesini okudum, kabul ediyorum ve',
      en: 'I have read and accept the user agreement ?, and',
    }
    await expect(box).toHaveAccessibleName(new RegExp(`^${read[language]} ${CONSENTS[method].asks[language]}$`))
    await page.locator('form [data-opens="userAgreement"]').click()
    await expect(text).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(text).toHaveCount(0)
  }

  await arrive()
  for (const method of METHODS) {
    const { action, reason, fill } = CONSENTS[method]
    await tab(method).click()
    await expect(box).not.toBeChecked()
    await expectConsent(method, 'tr')
    await fill(page, shopper)
    const button = page.locator(`[data-action="${action}"]`)
    await expect(button).toHaveAccessibleDescription(reason)
    await shopper.press(action)
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('aria-invalid', 'true')
  }
  await shopper.press('change-language')
  for (const method of METHODS) {
    await tab(method).click()
    await expectConsent(method, 'en')
  }
  expect(await moneyCalls()).toEqual([])

  await tab('credit-card').click()
  await shopper.agree()
  await expect(page.locator('[data-action="pay"]')).not.toHaveAttribute('aria-describedby')
  await shopper.press('pay')
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
  expect(await moneyCalls()).toHaveLength(1)

  const { email, gsmNumber } = member
  await openMethods({
    order: await sandbox.makeOrder({
      email,
      gsmNumber,
      flags: { agreementCheckedByDefault: true, bankTransferEnabled: true },
    }),
  })
  for (const method of ['credit-card', 'bank-transfer'] as const) {
    await tab(method).click()
    await expect(box).toBeChecked()
  }
})

test('a comma stays on the line of the link before it, at every width (AGR-13~)', async ({ page, openMethods }) => {
  await openMethods({ language: 'en' })
  await page.locator('[data-opens="userAgreement"]').waitFor()
  for (let width = 280; width <= 440; width += 4) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(clippedWords), `at ${String(width)} pixels`).toEqual([])
  }
})
