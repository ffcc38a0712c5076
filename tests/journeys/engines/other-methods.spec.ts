import { expect } from '@playwright/test'
import { test } from './engine-test'

const DENIZBANK = '5549607159333771'

test.describe('a mixed payment', () => {
  test.use({
    wantedMember: { kycLevel: 2, balance: 640.25, cards: [{ cardNumber: DENIZBANK }] },
    wantedOrder: { flags: { fundEnabled: true, mixPaymentEnabled: true } },
  })

  test('a balance pays a part and a saved card the rest in other engines (PLT-02~)', async ({
    order,
    shopper,
    isPaidOnce,
  }) => {
    await shopper.logIn(order.checkoutUrl.tr)
    await shopper.tick(shopper.field('mixPayment'))
    await shopper.says('[data-action="pay"]', '₺1.839,75')
    await shopper.agree()
    await shopper.press('pay')
    await shopper.seesPaid()
    await isPaidOnce()
  })
})

test.describe('a bank transfer', () => {
  test.use({
    wantedMember: { kycLevel: 0 },
    wantedOrder: { flags: { fundEnabled: true, bankTransferEnabled: true } },
  })

  test('a bank transfer shows its reference code, and is paid once the money arrives, in other engines (PLT-02~)', async ({
    order,
    shopper,
    sandbox,
    isPaidOnce,
  }) => {
    await shopper.logIn(order.checkoutUrl.tr)
    await shopper.click('[data-method="bank-transfer"]')
    await shopper.see('[data-form="bank-transfer-form"]')
    await shopper.tick('[data-form="bank-transfer-form"] input[type="radio"]')
    await shopper.agree()
    await shopper.press('pay')
    await shopper.see('[data-copy="code"]')
    const { transfer } = await sandbox.orderOf(order.token)
    expect(transfer?.code).toMatch(/\S/)
    await shopper.says('[data-copy="code"] bdi', transfer?.code ?? '')
    await shopper.press('complete-order')
    await shopper.see('main[data-screen="result"], [data-order-status]')
    await sandbox.sendTransfer(order.token)
    await isPaidOnce()
  })
})
