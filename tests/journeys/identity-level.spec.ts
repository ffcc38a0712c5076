import { expect } from '@playwright/test'
import { cardCallsOf } from './support/card-calls'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED, test } from './support/identity-test'

test.describe('a card of a member beyond the monthly limit', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, monthlyLimit: 1000 } })

  test('a card of a member beyond the monthly limit pays only at KYC level 2, by the provider’s current level (KYC-02, KYC-03~)', async ({
    arrive,
    member: { memberId },
    shopper,
    calls,
    asked,
    gate,
    verifyInApp,
    isPaid,
  }) => {
    test.slow()
    const timesAsked = async () => [
      (await asked('limit')).length,
      (await asked('level')).length,
      (await asked('cards')).length,
    ]
    const isStopped = async () => {
      await shopper.press('pay')
      await expect(gate).toContainText('aylık işlem limiti vardır ve bu ödeme limiti aşıyor')
    }
    const close = async () => {
      await gate.locator('[data-action="close"]').click()
      await expect(gate).toHaveCount(0)
    }
    // Verifies in the app, then closes the modal: the page receives no event for that.
    const riseElsewhere = async () => {
      await shopper.press('send-app-link-ios')
      await expect(gate.getByRole('status')).toContainText('Link gönderildi')
      await verifyInApp()
      await close()
    }
    await arrive()
    // The level is requested once, when the wallet is opened.
    await expect.poll(timesAsked).toEqual([0, 1, 0])
    await shopper.agree()
    await isStopped()
    expect(await asked('limit')).toEqual([{ memberId, amount: 2480, currencyCode: 'TRY' }])
    await expect.poll(timesAsked).toEqual([1, 2, 1])

    // Level 1 is not enough, neither right after the change nor on the next press.
    await riseElsewhere()
    await isStopped()
    await expect.poll(timesAsked).toEqual([2, 3, 2])
    await close()
    await isStopped()
    await expect.poll(timesAsked).toEqual([3, 4, 3])
    expect(await calls.tries()).toEqual([])

    await riseElsewhere()
    await shopper.press('pay')
    await isPaid()
    await expect.poll(timesAsked).toEqual([4, 5, 4])
    expect(await calls.tries()).toEqual(['auth'])
  })
})

test.describe('KYC level 2', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 2, monthlyLimit: 1, balance: 3115.4 } })

  test('a member at KYC level 2 is never asked for identity, by card, balance or mixed payment (KYC-03, PAY-08~)', async ({
    page,
    member: { email, gsmNumber },
    sandbox,
    shopper,
    gate,
    tab,
    isPaid,
    openMethods,
  }) => {
    test.slow()
    /** Pays another order after `choose`, and returns the payment call that was used. */
    const pays = async (price: number, choose: () => Promise<void>) => {
      const order = await sandbox.makeOrder({ ...UNTRUSTED, email, gsmNumber, price })
      const { token } = order
      await openMethods({ order })
      await tab('balance').filter({ hasText: /₺/ }).waitFor()
      await choose()
      await shopper.agree()
      await shopper.press('pay')
      await isPaid()
      await expect(gate).toHaveCount(0)
      const isLimit = ({ path }: { readonly path: string }) => path.endsWith(IDENTITY_PATHS.limit)
      expect((await sandbox.requests(token)).some(isLimit)).toBe(false)
      return cardCallsOf(sandbox, token).tries()
    }
    const byCard = (name: RegExp) => page.getByRole('radio', { name }).check()
    expect(await pays(100, () => byCard(/0002/))).toEqual(['auth'])
    expect(await pays(100, () => byCard(/3771/))).toEqual(['auth'])
    expect(await pays(100, () => tab('balance').click())).toEqual(['balance'])
    expect(await pays(5000, () => shopper.field('mixPayment').check())).toEqual(['mix'])
  })
})

test.describe('the monthly limit of level 1', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 1, balance: 3115.4, monthlyLimit: 1000 } })

  test('the monthly limit of level 1 is checked before each card or balance payment of members; unknown, it blocks (KYC-07)', async ({
    page,
    member: { memberId, email, gsmNumber },
    sandbox,
    shopper,
    openMethods,
    tab,
    gate,
    isPaid,
    trouble,
  }) => {
    test.slow()
    trouble.allow(/Failed to load resource/)
    const flags = { fundEnabled: true, mixPaymentEnabled: true, merchantTrustStampAvailableOrIgnored: true }
    const askedOf = async (token: string) =>
      (await sandbox.requests(token)).filter(({ path }) => path.endsWith(IDENTITY_PATHS.limit)).map(({ body }) => body)
    const open = async (price: number) => {
      const order = await sandbox.makeOrder({ email, gsmNumber, price, flags })
      await openMethods({ order })
      await tab('balance').filter({ hasText: /₺/ }).waitFor()
      await shopper.agree()
      return order.token
    }
    const card = (end: RegExp) => page.getByRole('radio', { name: end }).check()
    const isAsked = async (token: string, times: number, amount: number) => {
      await shopper.press('pay')
      await gate.locator('[data-action="close"]').click()
      await expect(gate).toHaveCount(0)
      const question = { memberId, amount, currencyCode: 'TRY' }
      expect(await askedOf(token)).toEqual(Array.from({ length: times }, () => question))
    }

    const whole = await open(2480)
    await card(/3771/)
    await isAsked(whole, 1, 2480)
    await card(/0002/)
    await isAsked(whole, 2, 2480)
    await shopper.press('pay-with-new-card')
    await shopper.fillCard()
    await isAsked(whole, 3, 2480)
    await tab('balance').click()
    await shopper.agree()
    await isAsked(whole, 4, 2480)

    const path = IDENTITY_PATHS.limit
    await sandbox.putFaults(whole, [{ token: whole, path, phase: 'before', act: 'status:500' }])
    await shopper.press('pay')
    await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await expect(gate).toHaveCount(0)
    expect(await cardCallsOf(sandbox, whole).tries()).toEqual([])

    const shared = await open(5000)
    await card(/3771/)
    await shopper.field('mixPayment').check()
    await isAsked(shared, 1, 5000)
    expect(await cardCallsOf(sandbox, shared).tries()).toEqual([])

    const { token, checkoutUrl } = await sandbox.makeOrder({ email, flags })
    await page.evaluate(() => {
      sessionStorage.clear()
    })
    await page.goto(checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await shopper.field('gsmNumber').fill('+49 1511 2345678')
    await shopper.press('continue')
    await shopper.sees('foreign-number')
    await page.locator('[data-action="continue"]:visible').click()
    await page.locator('[data-form="credit-card-form"]').waitFor()
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
    expect(await askedOf(token)).toEqual([])
  })
})
