import { expect } from '@playwright/test'
import { cardCallsOf } from './support/card-calls'
import { IDENTITY_PATHS, REGISTERED, UNTRUSTED, test } from './support/identity-test'

const PLENTY = { ...REGISTERED, kycLevel: 0, balance: 3115.4 } as const

test.describe('somebody who has proven nothing', () => {
  test.use({ wantedMember: PLENTY, wantedOrder: UNTRUSTED })

  test('pays a shop without the trust stamp neither from the balance, nor in part, nor with the wallet’s card (KYC-01, PAY-08~)', async ({
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
      await expect(gate).toContainText('Bu mağazada Cüzdan bakiyesiyle veya kartıyla ödemek için')
      // Nothing is being paid meanwhile, and the page under the modal doesn't say so.
      await expect(payButton).toHaveText(/ öde$/)
      await shopper.press('pay-another-way')
      await expect(gate).toHaveCount(0)
    }
    await arrive()
    await openBalance()
    await shopper.agree()
    await staysClosed()
    // It all stands as it was left.
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
    // No limit was even asked for: the level is known, and with it what is allowed here.
    expect(await asked('limit')).toEqual([])
    expect(await calls.tries()).toEqual([])
  })

  test('proves it in the provider’s app: the link comes by SMS, and the step up lets the payment through (KYC-01~, KYC-04~)', async ({
    arrive,
    member,
    sandbox,
    openBalance,
    shopper,
    gate,
    asked,
    calls,
    verifyInApp,
    isPaid,
  }) => {
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await expect(gate.getByRole('heading')).toBeFocused()
    await expect(gate.locator('[data-action="identity-verified"]')).toHaveCount(0)
    await expect(gate.locator('[data-action^="send-app-link"]')).toHaveText([
      'Bağlantıyı iPhone’uma SMS ile gönder',
      'Bağlantıyı Android telefonuma SMS ile gönder',
    ])
    await shopper.press('send-app-link-android')
    await expect(gate.getByRole('status')).toHaveText(
      'Bağlantı gönderildi. Telefonunuzda açın, uygulamada kimliğinizi doğrulayın ve buraya dönün.',
    )
    expect(await asked('link')).toEqual([{ deviceType: 'web', linkType: 'android' }])

    await shopper.press('identity-verified')
    await expect(gate.getByRole('alert')).toHaveText(
      'Doğrulamanız henüz tamamlanmadı. Uygulamada tamamlayıp yeniden deneyin.',
    )
    expect(await calls.tries()).toEqual([])

    await verifyInApp()
    expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 1 })
    await shopper.press('identity-verified')
    await isPaid()
    expect(await calls.tries()).toEqual(['balance'])
  })
})

test.describe('somebody who has proven nothing, at a shop with the trust stamp', () => {
  test.use({ wantedMember: PLENTY })

  test('just pays from the balance within the limit (KYC-01~, KYC-07~, PAY-08~)', async ({
    member,
    arrive,
    openBalance,
    shopper,
    calls,
    asked,
    gate,
    isPaid,
  }) => {
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
    await expect(gate).toHaveCount(0)
    expect(await asked('limit')).toEqual([{ memberId: member.memberId, amount: 2480, currencyCode: 'TRY' }])
    expect(await calls.tries()).toEqual(['balance'])
  })
})

test.describe('a card of somebody whose month is full', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, monthlyLimit: 1000 } })

  test('is paid with by level 2 alone, as the provider knows the level by now (KYC-02, KYC-03~)', async ({
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
      await expect(gate).toContainText('aylık işlem sınırı vardır ve bu ödeme sınırı aşıyor')
    }
    const close = async () => {
      await gate.locator('[data-action="close"]').click()
      await expect(gate).toHaveCount(0)
    }
    // Nothing tells the page of a step that was taken in the app while the modal was closed.
    const riseElsewhere = async () => {
      await shopper.press('send-app-link-ios')
      await expect(gate.getByRole('status')).toContainText('Bağlantı gönderildi')
      await verifyInApp()
      await close()
    }
    await arrive()
    // The level once, when the wallet was opened.
    expect(await timesAsked()).toEqual([0, 1, 0])
    await shopper.agree()
    await isStopped()
    expect(await asked('limit')).toEqual([{ memberId, amount: 2480, currencyCode: 'TRY' }])
    expect(await timesAsked()).toEqual([1, 2, 1])

    // Level 1 is not enough: first as news, then as what is known.
    await riseElsewhere()
    await isStopped()
    expect(await timesAsked()).toEqual([2, 3, 2])
    await close()
    await isStopped()
    expect(await timesAsked()).toEqual([3, 4, 3])
    expect(await calls.tries()).toEqual([])

    await riseElsewhere()
    await shopper.press('pay')
    await isPaid()
    expect(await timesAsked()).toEqual([4, 5, 4])
    expect(await calls.tries()).toEqual(['auth'])
  })
})

test.describe('level 2', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 2, monthlyLimit: 1, balance: 3115.4 } })

  test('never sees the question who they are, whatever they pay with (KYC-03, PAY-08~)', async ({
    page,
    member: { email, gsmNumber },
    sandbox,
    shopper,
    gate,
    tab,
    isPaid,
  }) => {
    test.slow()
    /** Pays another order as they `choose`, and says by which call. */
    const pays = async (price: number, choose: () => Promise<void>) => {
      const { token, checkoutUrl } = await sandbox.makeOrder({ ...UNTRUSTED, email, gsmNumber, price })
      await shopper.logIn(checkoutUrl.tr)
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

/** What each kind of device says of itself, and the links that can be of use on it. */
const DEVICES = [
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', ['ios']],
  ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile', ['android']],
  ['web', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0', ['ios', 'android']],
  ['windows mobile', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Edge/15', ['ios', 'android']],
] as const

test.describe('the link to the app', () => {
  test.use({ wantedMember: PLENTY, wantedOrder: UNTRUSTED })

  test('is for the shopper’s own phone, and where that is another device for the one that they name (KYC-04)', async ({
    page,
    context,
    member,
    sandbox,
    arrive,
    shopper,
    gate,
    asked,
    payButton,
  }) => {
    test.slow()
    await arrive()
    const wire = await context.newCDPSession(page)
    const expected: unknown[] = []
    for (const [deviceType, userAgent, linkTypes] of DEVICES) {
      await wire.send('Emulation.setUserAgentOverride', { userAgent })
      await page.reload()
      await page.getByRole('radio', { name: /0002/ }).check()
      await shopper.agree()
      await payButton.click()
      await expect(gate.locator('[data-action^="send-app-link"]')).toHaveCount(linkTypes.length)
      for (const linkType of linkTypes) {
        await shopper.press(linkTypes.length === 1 ? 'send-app-link' : `send-app-link-${linkType}`)
        expected.push({ deviceType, linkType })
        await expect.poll(() => asked('link')).toEqual(expected)
        await expect(gate.getByRole('status')).toContainText('Bağlantı gönderildi')
      }
    }
    const links = (await sandbox.messages(member.gsmNumber)).filter(({ link }) => link !== undefined)
    expect(links).toHaveLength(expected.length)
  })
})

test.describe('an answer about the identity that can’t be had', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 1, monthlyLimit: 1000 } })

  test('leaves the shopper before their choices, with a message, and pays nothing (KYC-06, KYC-07~)', async ({
    page,
    order,
    sandbox,
    arrive,
    shopper,
    calls,
    gate,
    payButton,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    test.slow()
    await arrive()
    await shopper.agree()
    const { token } = order
    const message = page.locator('main').getByRole('alert')
    for (const path of [IDENTITY_PATHS.limit, IDENTITY_PATHS.level]) {
      for (const act of ['status:500', 'reset', 'badjson', 'failure:10000']) {
        await sandbox.putFaults(token, [{ token, path, phase: 'before', act }])
        await shopper.press('pay')
        await expect.poll(async () => (await sandbox.faults(token)).some(({ struck }) => struck > 0)).toBe(true)
        await expect(message, `${path} ${act}`).toContainText('Sizden para çekilmedi')
        await expect(payButton).toHaveText('₺2.480,00 öde')
        await expect(payButton).not.toHaveAttribute('aria-disabled')
        await expect(gate).toHaveCount(0)
        await expect(page.getByRole('radio', { name: /3771/ })).toBeChecked()
        await expect(shopper.field('agreement')).toBeChecked()
      }
    }
    await sandbox.clearFaults(token)
    await shopper.press('pay')
    await expect(gate).toBeVisible()
    await expect(message).toHaveCount(0)
    expect(await calls.tries()).toEqual([])
  })

  test('is told in the modal where it is about a link or a step in the app, which can be tried again (KYC-06~)', async ({
    order: { token },
    sandbox,
    arrive,
    shopper,
    calls,
    gate,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    await arrive()
    await shopper.agree()
    await shopper.press('pay')
    await sandbox.setFault({ token, path: IDENTITY_PATHS.link, phase: 'before', act: 'status:500', nth: 1 })
    await shopper.press('send-app-link-ios')
    await expect(gate.getByRole('alert')).not.toHaveText('')
    await expect(gate.locator('[data-action="identity-verified"]')).toHaveCount(0)
    await shopper.press('send-app-link-ios')
    await expect(gate.getByRole('status')).toContainText('Bağlantı gönderildi')
    await expect(gate.getByRole('alert')).toHaveCount(0)

    await sandbox.putFaults(token, [{ token, path: IDENTITY_PATHS.level, phase: 'before', act: 'badjson', nth: 1 }])
    await shopper.press('identity-verified')
    await expect(gate.getByRole('alert')).not.toHaveText('')
    await expect(gate.locator('[data-action="identity-verified"]')).toBeFocused()
    expect(await calls.tries()).toEqual([])
  })
})
