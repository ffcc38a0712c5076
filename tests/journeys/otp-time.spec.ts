import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import type { SandboxClient } from '../support/sandbox-client'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { setWaits } from './support/changed-page'
import { pass } from './support/held-time'
import { recordAnnouncements } from './support/live-regions'
import { holdTime, keepShippedWaits } from './support/shipped-waits'
import { test } from './support/test'
import {
  LAPSED,
  LOGIN,
  RESEND,
  SENT_AGAIN,
  WRONG,
  another,
  button,
  news,
  paying,
  referenceIn,
  tryCode,
} from './support/otp'

const CODE_SENT = 'Kod gönderildi'
const PAUSE = 30_000
const LIFE = 60_000

/** Installs a fake clock, so that the test does not depend on typing speed. */
async function pauseFor(page: Page, milliseconds: number) {
  await page.clock.install()
  await setWaits(page, { resendCooldown: milliseconds })
}

/** Lets the code expire for the page and the provider. The provider sends no other code within its own pause. */
async function lapse(page: Page, sandbox: SandboxClient, token: string) {
  await sandbox.advanceClock(token, LIFE / 1000)
  await page.clock.fastForward(LIFE)
}

test('Back and Continue within the pause return to the sent OTP, and another is sent after it (OTP-05~)', async ({
  page,
  order,
  sandbox,
  member,
  shopper,
}) => {
  const sent = async () => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.loginStart))
  await pauseFor(page, PAUSE)
  const announced = await recordAnnouncements(page)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  const field = shopper.field('verificationCode')
  await field.waitFor()
  await expect.poll(() => announced(CODE_SENT)).toHaveLength(1)
  for (const calls of [1, 2]) {
    await page.goBack()
    await expect(shopper.field('email')).not.toHaveValue('')
    if (calls === 2) await page.clock.fastForward(PAUSE)
    await shopper.press('continue')
    await expect(field).toBeFocused()
    expect(await sent()).toHaveLength(calls)
  }
  await expect.poll(() => announced(CODE_SENT)).toHaveLength(2)
  // A tried code may be used up.
  await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
  await expect(field).toHaveAccessibleDescription(WRONG)
  await page.goBack()
  await shopper.press('continue')
  await expect(field).toBeFocused()
  await expect(field).not.toHaveAccessibleDescription(WRONG)
  expect(await sent()).toHaveLength(3)
  await shopper.enterCode()
  await paying(page).waitFor()
})

test.describe('an OTP that expires', () => {
  test.use({
    order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
      await use(await sandbox.makeOrder({ email, gsmNumber, codeLifetimeSeconds: LIFE / 1000 }))
    },
  })

  test('an OTP is replaced 30 s after the last or at its expiry, never sooner, with its own reference and lifetime (OTP-05)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    const pause = SPECIFIED_TIMES.resendCooldown
    const [field, resend] = [shopper.field('verificationCode'), button(page, 'resend')]
    await keepShippedWaits(page)
    await page.clock.install()
    await page.goto(order.checkoutUrl.tr)
    await expect(shopper.field('email')).not.toHaveValue('')
    await holdTime(page)
    const started = referenceIn(page, PATHS.loginStart)
    await shopper.identify()
    await field.waitFor()
    const first = await started
    const sent = async () => (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(PATHS.loginStart))
    await page.goBack()
    await shopper.press('continue')
    await field.waitFor()
    expect(await sent()).toHaveLength(1)

    // The gateways enforce a pause of their own.
    await sandbox.advanceClock(order.token, pause / 1000)
    await pass(page, pause - 100)
    await expect(page.getByText(/^[12] saniye sonra yeni kod isteyebilirsiniz$/)).toBeVisible()
    await expect(resend).toHaveCount(0)
    await pass(page, 200)
    await expect(resend).toHaveText('Yeni kod gönder')
    await expect(page.getByText(/saniye sonra/)).toHaveCount(0)

    // The next code lives for 20 seconds, and its answer is held for a moment.
    let letGo: () => void = () => undefined
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(
      ({ pathname }) => pathname.endsWith(RESEND),
      async (route) => {
        await isLetGo
        const response = await route.fetch()
        const answer = (await response.json()) as { readonly data: object }
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, expireDurationInSeconds: 20 } } })
      },
    )
    const resent = referenceIn(page, RESEND)
    await resend.click()
    await expect(resend).toHaveAttribute('aria-disabled', 'true')
    await resend.dispatchEvent('click')
    letGo()
    const second = await resent
    await expect(news(page)).toHaveText(SENT_AGAIN)
    const asked = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(RESEND))
    expect(asked).toMatchObject([{ method: 'POST' }])
    expect(asked[0]?.body).toEqual({ memberUserId: member.memberUserId, referenceCode: first })
    expect([typeof first, typeof second, second === first]).toEqual(['string', 'string', false])

    // The new code has its own 20 seconds and its own pause, not the rest of the previous one's.
    await pass(page, 19_900)
    await expect(page.getByText(/^1[12] saniye sonra yeni kod isteyebilirsiniz$/)).toBeVisible()
    await expect(field).toBeEditable()
    await expect(resend).toHaveCount(0)
    await pass(page, 1_100)
    await expect(field).toHaveAccessibleDescription(LAPSED)
    await expect(button(page, 'verify')).toHaveCount(0)
    await expect(resend).toHaveCount(1)
    await sandbox.advanceClock(order.token, 20)
    await resend.click()
    await expect(news(page)).toHaveText(SENT_AGAIN)
    await expect(field).toBeEditable()

    // Nothing is withheld once the code has expired: Back and Continue send another.
    await pass(page, 21_000)
    await expect(field).toHaveAccessibleDescription(LAPSED)
    await sandbox.advanceClock(order.token, 20)
    const last = referenceIn(page, PATHS.loginStart)
    await page.goBack()
    await shopper.press('continue')
    await expect(field).toBeEditable()
    expect(await sent()).toHaveLength(2)
    await shopper.enterCode()
    const [, lastly, ...others] = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(RESEND))
    expect([lastly?.body, others]).toEqual([{ memberUserId: member.memberUserId, referenceCode: second }, []])
    const [login] = (await sandbox.requests(order.token)).filter(({ path }) => path.endsWith(LOGIN))
    expect(login?.body).toMatchObject({ loginSmsVerification: { referenceCode: await last } })
  })

  test('an OTP that expires after a wrong try, at its own time, offers resend only, though the pause goes on (OTP-04)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    await pauseFor(page, 600_000)
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    const field = shopper.field('verificationCode')
    await page.clock.fastForward(LIFE / 2)
    await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
    await expect(field).toHaveAccessibleDescription(WRONG)
    await expect(field).toHaveValue('')
    await button(page, 'change-number').focus()
    await page.clock.fastForward(LIFE / 2)
    await expect(field).toHaveAccessibleDescription(LAPSED)
    await expect(button(page, 'change-number')).toBeFocused()
    await expect(field).toHaveValue('')
    await expect(field).not.toBeEditable()
    await field.evaluate((input, code) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', code)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, '123456')
    await expect(field).toHaveValue('')
    await expect(button(page, 'verify')).toHaveCount(0)
    await expect(button(page, 'resend')).toHaveCount(1)
    await expect(page.getByText(/saniye sonra/)).toHaveCount(0)
    await field.press('Enter')
    const calls = await sandbox.requests(order.token)
    expect(calls.filter(({ path }) => path.endsWith(LOGIN))).toHaveLength(1)
    expect(calls.filter(({ path }) => path.endsWith(RESEND))).toEqual([])
  })

  test('an expired OTP is replaced with the keyboard alone (OTP-05~, A11Y-01~)', async ({
    page,
    order,
    sandbox,
    member,
    shopper,
  }) => {
    await page.clock.install()
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    const field = shopper.field('verificationCode')
    await expect(field).toBeFocused()
    await lapse(page, sandbox, order.token)
    await expect(field).toHaveAccessibleDescription(LAPSED)
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'resend')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(news(page)).toHaveText(SENT_AGAIN)
    await expect(field).toBeFocused()
    await page.keyboard.insertText(await sandbox.latestCode(member.gsmNumber))
    await paying(page).waitFor()
  })

  test('an expired OTP is replaced by one that expires in its turn (OTP-05~)', async ({
    page,
    order,
    sandbox,
    shopper,
  }) => {
    await page.clock.install()
    await page.goto(order.checkoutUrl.tr)
    await shopper.identify()
    await shopper.field('verificationCode').waitFor()
    await lapse(page, sandbox, order.token)
    await expect(page.getByText(LAPSED)).toBeVisible()
    await shopper.press('resend')
    await expect(news(page)).toHaveText(SENT_AGAIN)
    await expect(page.getByText(LAPSED)).toHaveCount(0)
    await lapse(page, sandbox, order.token)
    await expect(page.getByText(LAPSED)).toBeVisible()
  })
})
