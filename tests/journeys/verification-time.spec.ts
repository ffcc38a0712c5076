import { type Page, expect } from '@playwright/test'
import type { SandboxClient } from '../support/sandbox-client'
import { setWaits } from './support/changed-page'
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
  tryCode,
} from './support/verification'

const PAUSE = 30_000
const LIFE = 60_000

/** The page's own time, which is put forward: nothing here depends on how fast anybody types. */
async function pauseFor(page: Page, milliseconds: number) {
  await page.clock.install()
  await setWaits(page, { resendCooldown: milliseconds })
}

/** The time of a code passes for the page and for the provider alike, who sends no other one before its own pause is over. */
async function lapse(page: Page, sandbox: SandboxClient, token: string) {
  await sandbox.advanceClock(token, LIFE / 1000)
  await page.clock.fastForward(LIFE)
}

test('the pause after a code is told in seconds, and resend comes when it is over (OTP-05~)', async ({
  page,
  order,
  shopper,
}) => {
  await pauseFor(page, PAUSE)
  await page.goto(order.checkoutUrl.tr)
  await shopper.identify()
  await expect(page.getByText(/^[12]?\d saniye sonra yeni kod isteyebilirsiniz$/)).toBeVisible()
  await expect(button(page, 'resend')).toHaveCount(0)
  await page.clock.fastForward(PAUSE)
  await expect(button(page, 'resend')).toHaveText('Kodu tekrar gönder')
  await expect(page.getByText(/saniye sonra/)).toHaveCount(0)
})

test.describe('a code that lapses', () => {
  test.use({
    order: async ({ sandbox, member: { email, gsmNumber } }, use) => {
      await use(await sandbox.makeOrder({ email, gsmNumber, codeLifetimeSeconds: LIFE / 1000 }))
    },
  })

  test('after a wrong try, at its own time, offers resend only, though the pause goes on (OTP-04)', async ({
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
    await tryCode(shopper, another(await sandbox.latestCode(member.gsmNumber)))
    await expect(field).toHaveAccessibleDescription(WRONG)
    await page.clock.fastForward(LIFE)
    await expect(field).toHaveAccessibleDescription(LAPSED)
    await expect(field).toHaveValue('')
    await expect(field).not.toBeEditable()
    await expect(button(page, 'verify')).toHaveCount(0)
    await expect(button(page, 'resend')).toHaveCount(1)
    await expect(page.getByText(/saniye sonra/)).toHaveCount(0)
    await field.press('Enter')
    const calls = await sandbox.requests(order.token)
    expect(calls.filter(({ path }) => path.endsWith(LOGIN))).toHaveLength(1)
    expect(calls.filter(({ path }) => path.endsWith(RESEND))).toEqual([])
  })

  test('is replaced with the keyboard alone (OTP-05~, A11Y-01~)', async ({ page, order, sandbox, member, shopper }) => {
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

  test('is replaced by one that lapses in its turn (OTP-05~)', async ({ page, order, sandbox, shopper }) => {
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
