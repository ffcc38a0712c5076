import { expect } from '@playwright/test'
import { JOURNEYS } from './support/broken-calls'
import { test } from './support/broken-calls-test'
import { REGISTERED } from './support/identity-test'
import { balanceOf } from './support/into-balance'
import { saveLogin } from './support/kept'

const PLENTY = 3115.4

test.describe('an order with shopping credit', () => {
  test.use({ wantedMember: { kycLevel: 1 }, wantedOrder: { flags: { creditEnabled: true } } })

  test('a shopping credit is applied for and a card pays, though each call of the credit is answered with {} (GWY-08~)', async ({
    page,
    shopper,
    openMethods,
    tab,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('shoppingCredit')
    const bank = page.getByRole('radio', { name: 'Toros Bankası' })
    await openMethods()
    await meets(calls.creditBanks, () => tab('shopping-credit').click())
    await meets(calls.creditPlans, () => shopper.press('try-again'))
    await bank.check()
    await shopper.agree()
    await meets(calls.validateCredit, () => shopper.press('apply'))
    await meets(calls.applyForCredit, () => shopper.press('apply'))
    await expect(bank).toBeChecked()
    // The bank has the application and accepts no second one.
    await tab('credit-card').click()
    await shopper.fillCard()
    await shopper.press('pay')
    await shopper.sees('result')
  })
})

test.describe('a member above the monthly limit', () => {
  test.use({
    wantedMember: { ...REGISTERED, kycLevel: 0, balance: PLENTY, monthlyLimit: 1000 },
    wantedOrder: { flags: { fundEnabled: true }, init: { abTests: { verifyIdentity: 1 } } },
  })

  test('an identity is verified and the balance pays, though each call is first answered with {} (GWY-08~)', async ({
    arrive,
    openBalance,
    shopper,
    gate,
    verifyInApp,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('identity')
    await arrive()
    await openBalance()
    await shopper.agree()
    await meets(calls.checkLimit, () => shopper.press('pay'))
    await meets([calls.kycLevel, calls.managedCards], () => shopper.press('pay'))
    await shopper.press('pay')
    await shopper.field('identityNumber').fill('10000000146')
    await shopper.field('birthDate').fill('17/04/1988')
    await meets(calls.proveIdentity, () => shopper.press('verify'))
    await expect(shopper.field('birthDate')).toHaveValue('17/04/1988')
    await shopper.press('verify')
    await meets(calls.sendAppLink, () => shopper.press('send-app-link-ios'))
    await shopper.press('send-app-link-ios')
    await expect(gate.getByRole('status')).toContainText('Link gönderildi')
    await verifyInApp()
    await shopper.press('identity-verified')
    await shopper.sees('result')
  })
})

test.describe('an order with bank transfers', () => {
  test.use({ wantedMember: { kycLevel: 0 }, wantedOrder: { flags: { bankTransferEnabled: true } } })

  test('a bank transfer is started and notified, though both calls are answered with {} (GWY-08~)', async ({
    page,
    shopper,
    openMethods,
    tab,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('bankTransfer')
    await openMethods()
    await tab('bank-transfer').click()
    await page.getByRole('radio', { name: 'Akbank' }).check()
    await shopper.agree()
    await meets(calls.startBankTransfer, () => shopper.press('pay'))
    await expect(page.locator('[data-copy="code"]')).toBeVisible()
    await meets(calls.notifyBankTransfer, () => shopper.press('complete-order'))
    await expect(page.locator('main').getByRole('alert')).toContainText('tamamlanıp tamamlanmadığı belli değil')
    await shopper.press('complete-order')
    await shopper.sees('result')
  })
})

test.describe('a sufficient balance', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: PLENTY } })

  test('a balance pays once and messages are permitted, though both calls are answered with {} (GWY-08~)', async ({
    page,
    order,
    sandbox,
    arrive,
    openBalance,
    shopper,
    breakCalls,
  }) => {
    const { calls, meets } = breakCalls('balance')
    await arrive()
    await openBalance()
    await shopper.agree()
    await meets(calls.payFromBalance, () => shopper.press('pay'))
    await shopper.sees('result')
    expect((await sandbox.ledger(order.token)).authorisations).toHaveLength(1)
    await shopper.press('offer-permission')
    await meets(calls.permitMessages, () => shopper.press('permit'))
    await shopper.press('permit')
    await expect(page.locator('main')).toContainText('İzniniz kaydedildi.')
  })
})

const { refund, settlement } = JOURNEYS

const INTO_BALANCE = [
  {
    title: 'a refund is claimed once, each of its calls answered with {} (GWY-08~)',
    journey: 'refund',
    detail: refund.refundDetail,
    decide: refund.claimRefund,
    outcome: refund.refundOutcome,
    action: 'claim',
    decided: 'claimed',
    price: 2480,
    linkOf: (payerId: string) => ({ refund: { payerId } }),
  },
  {
    title: 'a settlement is chosen once, each of its calls answered with {} (GWY-08~)',
    journey: 'settlement',
    detail: settlement.settlementDetail,
    decide: settlement.chooseSettlement,
    outcome: settlement.settlementOutcome,
    action: 'confirm',
    decided: 'ONE_TIME',
    price: 12_740,
    linkOf: () => ({ settlement: {} }),
  },
] as const

for (const { title, journey, detail, decide, outcome, action, decided, price, linkOf } of INTO_BALANCE)
  test.describe(`a ${journey} link`, () => {
    test.use({
      wantedMember: {},
      order: async ({ sandbox, member: { memberId, email, gsmNumber } }, use) => {
        await use(await sandbox.makeOrder({ email, gsmNumber, price, ...linkOf(memberId) }))
      },
    })

    test(title, async ({ page, origins, sandbox, member, order, shopper, breakCalls }) => {
      const { meets } = breakCalls(journey)
      await saveLogin({ page, origins, sandbox, member, order })
      await meets(detail, () => page.goto(order.checkoutUrl.tr))
      await shopper.press('try-again')
      await page.locator(`[data-action="${action}"]`).waitFor()
      await meets(outcome, () => meets(decide, () => shopper.press(action)))
      await expect(page.locator('[data-decided]')).toHaveAttribute('data-decided', decided)
      expect(await balanceOf(sandbox, member)).toBe(price)
    })
  })
