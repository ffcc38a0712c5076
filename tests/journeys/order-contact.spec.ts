import { expect } from '@playwright/test'
import { setWaits } from './support/changed-page'
import { holdBack } from './support/hold-back'
import { inBoth, test } from './support/getting-in'
import { paying } from './support/otp'

const UPDATE = '/checkout/update-contact'

inBoth(() => {
  test('a contact other than the order’s is sent to the order; the login does not wait for it (IDEN-07)', async ({
    page,
    sandbox,
    visitor,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
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
  })

  test('a contact that can’t be sent shows a notice, and the OTP field stays usable (IDEN-07~)', async ({
    page,
    sandbox,
    visitor,
    shopper,
  }) => {
    const known = await sandbox.makeMember()
    await setWaits(page, { alertPause: 600_000 })
    const order = await visitor.open()
    await sandbox.setFault({ token: order.token, path: '/api/v1/checkout/update-contact', act: 'failure:1' })
    await visitor.goOnAs(known)
    await visitor.sees('otp')
    await page.locator('[data-action="close-alert"]').waitFor()
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(known.gsmNumber))
    await shopper.press('verify')
    await paying(page).waitFor()
  })
})
