import { expect } from '@playwright/test'
import type { MadeOrder } from '../support/control-answers'
import { cardCallsOf } from './support/card-calls'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED, test } from './support/identity-test'

const PLENTY = { ...REGISTERED, kycLevel: 0, balance: 3115.4 } as const

test.describe('an unverified member', () => {
  test.use({ wantedMember: PLENTY, wantedOrder: UNTRUSTED })

  test('an unverified member can’t pay a shop without the trust stamp by balance, mixed payment or wallet card (KYC-01, PAY-08~)', async ({
    page,
    order,
    sandbox,
    arrive,
    openBalance,
    shopper,
    calls,
    tab,
    payButton,
    gate,
    asked,
  }) => {
    const staysClosed = async () => {
      await shopper.press('pay')
      await expect(gate).toContainText('Bu iş yerinde Cüzdan bakiyesiyle veya kartıyla ödemek için')
      // No payment is in flight while the modal is open, so the page below shows none.
      await expect(payButton).toHaveText(/ öde$/)
      await shopper.press('pay-another-way')
      await expect(gate).toHaveCount(0)
    }
    await arrive()
    await openBalance()
    await shopper.agree()
    await staysClosed()
    // Every choice is as before.
    await expect(tab('balance')).toHaveAttribute('aria-selected', 'true')
    await expect(shopper.field('agreement')).toBeChecked()
    await expect(payButton).toContainText('₺2.480,00')
    await expect(payButton).toBeFocused()
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0)

    await tab('credit-card').click()
    const own = page.getByRole('radio', { name: /0002/ })
    await own.check()
    await shopper.agree()
    await staysClosed()
    await expect(own).toBeChecked()
    await expect(shopper.field('agreement')).toBeChecked()

    await sandbox.changePrice(order.token, 5000)
    await page.reload()
    const mix = shopper.field('mixPayment')
    await mix.check()
    await shopper.agree()
    await staysClosed()
    await expect(mix).toBeChecked()
    await expect(payButton).toContainText('₺1.884,60')
    // The page requests no limit: the member's level already decides what is allowed here.
    expect(await asked('limit')).toEqual([])
    expect(await calls.tries()).toEqual([])
  })
})

const EVERY_METHOD = { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true }

test.describe('an unverified member near the monthly limit', () => {
  test.use({ wantedMember: { ...PLENTY, monthlyLimit: 1000 } })

  test('an unverified member near the limit loses cards, mix and balance by level, stamp and limit, but not transfers (PAY-08, KYC-01~, KYC-07~)', async ({
    page,
    member: { memberId, email, gsmNumber },
    sandbox,
    shopper,
    openMethods,
    tab,
    gate,
    verifyInApp,
    isPaid,
  }) => {
    test.slow()
    const makeOrder = (price: number, isTrusted: boolean) =>
      sandbox.makeOrder({
        email,
        gsmNumber,
        price,
        flags: { ...EVERY_METHOD, merchantTrustStampAvailableOrIgnored: isTrusted },
      })
    const card = (end: RegExp) => page.getByRole('radio', { name: end }).check()
    const isStopped = async (why: string) => {
      await shopper.agree()
      await shopper.press('pay')
      await expect(gate).toContainText(why)
      await gate.locator('[data-action="close"]').click()
      await expect(gate).toHaveCount(0)
    }
    const open = async (order: MadeOrder) => {
      await openMethods({ order })
      await tab('balance').filter({ hasText: /₺/ }).waitFor()
      return {
        tries: () => cardCallsOf(sandbox, order.token).tries(),
        limitAsked: async () =>
          (await sandbox.requests(order.token))
            .filter(({ path }) => path.endsWith(IDENTITY_PATHS.limit))
            .map(({ body }) => body),
      }
    }
    const [STAMP, LIMIT] = ['Bu iş yerinde Cüzdan bakiyesiyle veya kartıyla ödemek için', 'bu ödeme limiti aşıyor']

    await test.step('without the stamp', async () => {
      const order = await makeOrder(2480, false)
      const { tries, limitAsked } = await open(order)
      await card(/0002/)
      await isStopped(STAMP)
      await tab('balance').click()
      await isStopped(STAMP)
      expect(await limitAsked()).toEqual([])
      await tab('credit-card').click()
      await card(/3771/)
      await isStopped(LIMIT)
      expect(await limitAsked()).toHaveLength(1)
      await tab('shopping-credit').click()
      await page.locator('[data-ineligible="trustStampKyc"]').waitFor()
      await tab('bank-transfer').click()
      await card(/Akbank/)
      await shopper.press('pay')
      await page.locator('[data-copy="code"]').waitFor()
      expect([await tries(), (await limitAsked()).length]).toEqual([[], 1])
    })

    await test.step('without it, for a part that the balance pays', async () => {
      const { tries } = await open(await makeOrder(5000, false))
      await shopper.field('mixPayment').check()
      await isStopped(STAMP)
      expect(await tries()).toEqual([])
    })

    await test.step('with it, within the limit', async () => {
      const { tries, limitAsked } = await open(await makeOrder(500, true))
      await tab('balance').click()
      await shopper.agree()
      await shopper.press('pay')
      await isPaid()
      await expect(gate).toHaveCount(0)
      expect(await limitAsked()).toEqual([{ memberId, amount: 500, currencyCode: 'TRY' }])
      expect(await tries()).toEqual(['balance'])
    })

    await test.step('with it, beyond the limit', async () => {
      const { tries, limitAsked } = await open(await makeOrder(5000, true))
      await isStopped(LIMIT)
      await shopper.field('mixPayment').check()
      await isStopped(LIMIT)
      expect([await tries(), (await limitAsked()).length]).toEqual([[], 2])
    })

    await test.step('beyond the limit, until the highest level', async () => {
      const { tries } = await open(await makeOrder(2600, true))
      await tab('balance').click()
      await isStopped(LIMIT)
      await shopper.press('pay')
      for (const step of [1, 2]) {
        await shopper.press('send-app-link-ios')
        await expect(gate.getByRole('status')).toContainText('Link gönderildi')
        await verifyInApp()
        await shopper.press('identity-verified')
        if (step === 1) await expect(gate).toContainText('uygulamasında kalan adımı tamamlayın')
      }
      await isPaid()
      expect(await tries()).toEqual(['balance'])
    })
  })
})
