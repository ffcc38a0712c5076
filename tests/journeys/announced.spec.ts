import { expect } from '@playwright/test'
import { inBoth, test } from './support/getting-in'
import { setWaits } from './support/changed-page'
import { recordAnnouncements } from './support/live-regions'
import { QUICK } from './support/presentations'
import { WRONG, another, tryCode } from './support/otp'

/** Timings under which an alert appears, is announced if needed, and disappears quickly. */
const SHORT = { alertEntrance: 1, alertPause: 300, alertFade: 1 }
const CODE_SENT = 'Kod gönderildi'
const NUMBER_CHANGE = 'Yeni telefon numaranızı girin'
const SENT_TO = /\d\d\W* numaralı telefona gönderilen 6 haneli kodu girin\.$/
const NOTICE = '[data-action="close-alert"]'

inBoth((how) => {
  test('a failed call, a sent code, a lost connection, a wrong code and the change of number are announced once each (BEST-13~, BEST-05~, OTP-06~)', async ({
    page,
    sandbox,
    member,
    visitor,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/, /net::ERR_/)
    await setWaits(page, SHORT)
    const announced = await recordAnnouncements(page)
    const { token } = await visitor.open()

    // By the screen or by the notice.
    await sandbox.setFault({ token, path: how.startPath, phase: 'before', act: 'status:503' })
    // Waits from before the press on: the notice is short.
    const notice = page.getByRole('region', { name: 'Bildirim' }).locator(NOTICE).waitFor()
    await shopper.press('continue')
    const words = await page.locator('main [role="alert"]').innerText()
    await notice
    await expect(page.locator(NOTICE)).toHaveCount(0)
    expect(await announced(words)).toHaveLength(1)

    await sandbox.clearFaults(token)
    await shopper.press('continue')
    await visitor.sees('otp')
    await expect.poll(() => announced(CODE_SENT)).toHaveLength(1)
    // Over one page a modal has the field, and hides the page under it.
    await page.context().setOffline(true)
    await expect.poll(() => announced('İnternet bağlantınız yok')).toHaveLength(1)
    await page.context().setOffline(false)
    await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
    await expect(shopper.field('verificationCode')).toHaveAccessibleDescription(WRONG)
    await page.locator(NOTICE).waitFor()
    await expect(page.locator(NOTICE)).toHaveCount(0)
    expect(await announced(WRONG)).toHaveLength(1)

    // The way back from the change of number announces no other code.
    await shopper.press('change-number')
    await visitor.sees('change-phone-number')
    await expect.poll(() => announced(NUMBER_CHANGE)).toHaveLength(1)
    await shopper.press('step-back')
    await visitor.sees('otp')
    await shopper.press('change-number')
    await expect.poll(() => announced(NUMBER_CHANGE)).toHaveLength(2)
    expect(await announced(CODE_SENT)).toHaveLength(1)
  })

  test('a code’s destination describes the focused field, or else its modal, until an error does (A11Y-01~, OTP-07~)', async ({
    page,
    sandbox,
    member,
    visitor,
    shopper,
    trouble,
  }) => {
    trouble.allow(/Failed to load resource/)
    await visitor.open()
    await shopper.press('continue')
    await visitor.sees('otp')
    const field = shopper.field('verificationCode')
    const modal = page.locator('[data-modal="otp"]')
    await expect(field).toBeFocused()
    const isQuick = how === QUICK
    await expect(isQuick ? modal : field).toHaveAccessibleDescription(SENT_TO)
    if (isQuick) await expect(field).toHaveAccessibleDescription('')
    await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
    await expect(field).toHaveAccessibleDescription(WRONG)

    await shopper.press('change-number')
    await visitor.sees('change-phone-number')
    const asked = page.locator('[data-modal="change-phone-number"]')
    if (isQuick) await expect(asked).toHaveAccessibleDescription(/aşağıya yazacağınız numaraya gönderilecek\.$/)
  })
})
