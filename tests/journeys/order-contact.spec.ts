import { expect } from '@playwright/test'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { inBoth, test } from './support/getting-in'
import { paying } from './support/otp'

const UPDATE = '/checkout/update-contact'

inBoth(() => {
  test('a contact other than the order’s is sent to the order; the login does not wait, and a failure shows a notice (IDEN-07)', async ({
    page,
    sandbox,
    visitor,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    await setWaits(page, { alertPause: 600_000 })
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    expect(await visitor.calls(UPDATE)).toEqual([])

    const known = await sandbox.makeMember()
    const order = await visitor.open()
    const letGo = await holdBack(page, UPDATE)
    const isSent = page.waitForRequest((request) => request.url().includes(UPDATE))
    await visitor.goOnAs(known)
    await isSent
    await visitor.sees('otp')
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(known.gsmNumber))
    letGo()
    await expect
      .poll(() => visitor.calls(UPDATE))
      .toMatchObject([{ method: 'PUT', body: { email: known.email, gsmNumber: known.gsmNumber } }])
    await expect.poll(() => sandbox.orderOf(order.token)).toMatchObject({ buyer: { email: known.email } })
    await shopper.press('verify')
    await paying(page).waitFor()

    const failing = await visitor.open()
    await sandbox.setFault({ token: failing.token, path: '/api/v1/checkout/update-contact', act: 'failure:1' })
    await visitor.goOnAs(known)
    await visitor.sees('otp')
    await page.locator('[data-action="close-alert"]').waitFor()
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(known.gsmNumber))
    await shopper.press('verify')
    await paying(page).waitFor()
    await expect(page.locator('[data-action="close-alert"]')).toBeVisible()
  })
})
