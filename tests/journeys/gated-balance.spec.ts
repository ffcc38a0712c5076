import { expect } from '@playwright/test'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { REGISTERED, UNTRUSTED, test } from './support/identity-test'
import { holdTime, isAskedAfter, keepShippedWaits } from './support/shipped-waits'

test.describe('the balance of an unverified member', () => {
  test.use({ wantedMember: { ...REGISTERED, kycLevel: 0, balance: 3115.4 }, wantedOrder: UNTRUSTED })

  test('a balance pays once its member has verified in the app by an SMS link; the result shows 2.5 s, and the shop gets the token (BAL-02, KYC-01~, KYC-04~)', async ({
    page,
    order,
    origins,
    member,
    sandbox,
    arrive,
    openBalance,
    shopper,
    gate,
    asked,
    calls,
    verifyInApp,
  }) => {
    await keepShippedWaits(page)
    await page.clock.install()
    await arrive()
    await openBalance()
    await shopper.agree()
    await shopper.press('pay')
    await expect(gate.getByRole('heading')).toBeFocused()
    await expect(gate.locator('[data-action="identity-verified"]')).toHaveCount(0)
    await expect(gate.locator('[data-action^="send-app-link"]')).toHaveText([
      'Linki iPhone’uma gönder',
      'Linki Android telefonuma gönder',
    ])
    await shopper.press('send-app-link-android')
    await expect(gate.getByRole('status')).toHaveText(
      'Link gönderildi. Telefonunuzda açın, uygulamada kimliğinizi doğrulayın ve buraya dönün.',
    )
    expect(await asked('link')).toEqual([{ deviceType: 'web', linkType: 'android' }])

    await shopper.press('identity-verified')
    await expect(gate.getByRole('alert')).toHaveText(
      'Doğrulamanız henüz tamamlanmadı. Uygulamada tamamlayıp tekrar deneyin.',
    )
    expect(await calls.tries()).toEqual([])

    await verifyInApp()
    expect(await sandbox.memberOf(member.memberId)).toMatchObject({ kycLevel: 1 })
    await holdTime(page)
    await shopper.press('identity-verified')
    await shopper.sees('result')
    await expect.poll(() => new URL(page.url()).pathname).toBe('/result-page')
    expect(await calls.tries()).toEqual(['balance'])
    const post = await isAskedAfter(page, {
      after: SPECIFIED_TIMES.redirectPause,
      isIt: (request) => request.method() === 'POST' && request.url().startsWith(origins.shop),
    })
    await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')
    expect(post.postData()).toBe(`token=${order.token}`)
  })
})
