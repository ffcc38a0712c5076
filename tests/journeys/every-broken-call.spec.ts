import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { CONTRACT } from '../support/contract/all'
import { JOURNEYS } from './support/broken-calls'
import { test } from './support/broken-calls-test'
import { newcomer } from './support/newcomer'
import { paying, tryCode } from './support/otp'

const FOLDER = fileURLToPath(new URL('./', import.meta.url))

const WITH_POINTS = '5451030000000000'

test.describe('a card payment of a member without cards', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: 640.25 } })

  test('a card payment is made once, though each of its calls is first answered with {} (GWY-08~, ERR-01~, ERR-02~)', async ({
    page,
    order,
    member,
    sandbox,
    shopper,
    tab,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('card')
    const alert = page.locator('main').getByRole('alert')
    await meets(calls.detail, () => page.goto(order.checkoutUrl.tr))
    await shopper.press('try-again')
    await expect(shopper.field('email')).toHaveValue(member.email)
    await meets(calls.startLogin, () => shopper.press('continue'))
    await expect(shopper.field('email')).toHaveValue(member.email)
    await shopper.press('continue')
    await shopper.sees('otp')
    await meets(calls.resendCode, () => shopper.press('resend'))
    await expect(alert).toContainText('Yeni kodun gönderilip gönderilmediği belli değil')
    await meets(calls.completeLogin, shopper.typeCode)
    await meets([calls.openWallet, calls.balance, calls.kycLevel], shopper.typeCode)
    await expect(alert).toContainText('Beklenmeyen bir hata oluştu')
    await shopper.press('try-again')
    await paying(page).waitFor()
    await expect(tab('balance')).not.toContainText('₺')
    await meets([calls.installments, calls.bonus], () => shopper.fillCard(WITH_POINTS))
    await shopper.agree()
    await shopper.field('threeDS').check()
    await meets(calls.authoriseByThreeDS, () => shopper.press('pay'))
    await expect(shopper.field('cardNumber')).toHaveValue('5451 0300 0000 0000')
    await expect(shopper.field('agreement')).toBeChecked()
    await shopper.field('threeDS').uncheck()
    await shopper.field('cvc').fill('123')
    // The page reads the order once before the payment.
    await meets(calls.outcome, () => meets(calls.authoriseCard, () => shopper.press('pay')), 2)
    await shopper.sees('result')
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
  })
})

test('a newcomer registers and logs in, though each call is first answered with {} (GWY-08~)', async ({
  page,
  order,
  sandbox,
  shopper,
  breakCalls,
}) => {
  const { calls, meets } = breakCalls('newcomer')
  const [{ gsmNumber, email }, other] = [newcomer(), newcomer()]
  await page.goto(`/sdk?token=${order.token}&lang=tr`)
  await expect(shopper.field('email')).not.toHaveValue('')
  await shopper.field('gsmNumber').fill(gsmNumber)
  await shopper.field('email').fill(email)
  await meets(calls.checkExistence, () => shopper.press('continue'))
  await shopper.sees('register')
  await shopper.field('outlineAgreement').check({ force: true })
  await meets(calls.register, () => shopper.press('continue'))
  await expect(shopper.field('email')).toHaveValue(email)
  await expect(shopper.field('outlineAgreement')).toBeChecked()
  await meets(calls.updateContact, () => shopper.press('continue'))
  await shopper.sees('otp')
  await shopper.press('change-number')
  await shopper.field('gsmNumber').fill(other.gsmNumber)
  await meets(calls.changePhone, () => shopper.press('continue'))
  await expect(shopper.field('gsmNumber')).toHaveValue(other.gsmNumber)
  await shopper.press('continue')
  await shopper.sees('otp')
  await tryCode(shopper, await sandbox.latestCode(other.gsmNumber))
  await paying(page).waitFor()
})

test.describe('an order with the one-page form', () => {
  test.use({ wantedOrder: { flags: { quickLoginRegisterEnabled: true } } })

  test('a newcomer registers by the one-page form, though both calls are first answered with {} (GWY-08~)', async ({
    page,
    order,
    sandbox,
    shopper,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('onePage')
    const { gsmNumber, email } = newcomer()
    await page.goto(order.checkoutUrl.tr)
    await shopper.field('outlineAgreement').check({ force: true })
    await shopper.field('gsmNumber').fill(gsmNumber)
    await shopper.field('email').fill(email)
    await meets(calls.startQuickLogin, () => shopper.press('continue'))
    await meets(calls.quickRegister, () => shopper.press('continue'))
    await expect(shopper.field('email')).toHaveValue(email)
    await expect(shopper.field('outlineAgreement')).toBeChecked()
    await shopper.press('continue')
    await page.locator('[data-modal="otp"]').waitFor()
    await tryCode(shopper, await sandbox.latestCode(gsmNumber))
    await paying(page).waitFor()
  })
})

test.describe('an order with BKM Express', () => {
  test.use({ wantedOrder: { init: { bkmEnabled: true } } })

  test('a foreign phone is admitted and pays, though each call is first answered with {} (GWY-08~)', async ({
    page,
    order,
    shopper,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('foreignPhone')
    await page.goto(order.checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await shopper.field('gsmNumber').fill('+49 1511 2345678')
    await shopper.press('continue')
    await shopper.sees('foreign-number')
    await meets(calls.preference, () => shopper.press('continue'))
    await meets(calls.foreignNumber, () => shopper.press('continue'))
    await shopper.press('continue')
    await paying(page).waitFor()
    await shopper.press('pay-with-bkm')
    await shopper.agree()
    await meets(calls.authoriseByBkm, () => shopper.press('pay'))
    await expect(shopper.field('agreement')).toBeChecked()
    await shopper.press('pay')
    await page.locator('[data-form="bkm"] [data-action="approve"]').click()
    await shopper.sees('result')
  })
})

test('a mixed payment is made once after a reload, though both calls are answered with {} (GWY-08~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  breakCalls,
}) => {
  const { calls, meets } = breakCalls('mixedPayment')
  await arrive()
  await meets(calls.restoreLogin, () => page.reload())
  await shopper.identify()
  await shopper.enterCode()
  await shopper.field('mixPayment').check()
  await shopper.agree()
  await meets(calls.authoriseMix, () => shopper.press('pay'))
  await shopper.sees('result')
  expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
})

test('each call of the contract is answered with {} in one of these journeys (GWY-08)', () => {
  const met = new Set<unknown>(Object.values(JOURNEYS).flatMap((calls) => Object.values<unknown>(calls)))
  expect(CONTRACT.filter(({ call }) => !met.has(call)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const files = readdirSync(FOLDER).filter((name) => /^every-broken-.+\.spec\.ts$/.test(name))
  const text = files.map((name) => readFileSync(`${FOLDER}${name}`, 'utf8')).join('')
  expect(
    Object.keys(JOURNEYS).filter((name) => !new RegExp(`(?:breakCalls\\(|journey: )'${name}'`).test(text)),
  ).toEqual([])
})
