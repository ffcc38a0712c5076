import { type Page, expect } from '@playwright/test'
import { supportCodeOf } from '../../machines/entities/support-code'
import { PATHS } from '../gateways/support/paths'
import { SPECIFIED_TIMES } from '../support/specified-times'
import { cutNextCall } from './support/cut-call'
import { pass } from './support/held-time'
import { test } from './support/card-test'
import { holdTime, keepShippedWaits } from './support/shipped-waits'

const GENERIC = 'An unexpected error occurred. Please try again.'

const banner = (page: Page) => page.locator('section:has(> div > [data-action="close-alert"])')

test.beforeEach(({ trouble }) => {
  trouble.allow(/Failed to load resource/)
})

test('a failed call shows a generic error and one console line; calls wait 8, 15 or 45 s for their whole answer (GWY-07, ERR-01~, ERR-02~)', async ({
  page,
  order,
  member,
  sandbox,
  shopper,
}) => {
  const { readDeadline, loginDeadline, moneyDeadline } = SPECIFIED_TIMES
  const code = supportCodeOf(order.token) ?? ''
  const lines: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) lines.push(message.text())
  })
  const isLogged = async (ending: string) => {
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.splice(0)).toEqual([`checkout: ${ending}, support code ${code}`])
  }
  /** The headers of the response arrive at once, its body at one byte a second. */
  const isGivenUp = async (path: string, deadline: number, act: () => Promise<void>) => {
    await sandbox.setFault({ token: order.token, path, phase: 'before', act: 'trickle:1', nth: 1 })
    const begun = page.waitForResponse(
      (response) => response.url().includes(path) && response.request().method() !== 'OPTIONS',
    )
    await act()
    await begun
    await pass(page, deadline - 200)
    expect(lines, `${path} before its time`).toEqual([])
    await pass(page, 400)
    await expect.poll(() => lines.length).toBeGreaterThan(0)
  }
  await keepShippedWaits(page)
  await page.clock.install()
  await page.goto(order.checkoutUrl.en)
  await expect(shopper.field('email')).not.toHaveValue('')
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await cutNextCall(page, PATHS.loginStart, 'before')
  await shopper.press('continue')
  await expect(banner(page)).toContainText(GENERIC)
  await isLogged(`sms call ${PATHS.loginStart} ended as offline`)

  await holdTime(page)
  await isGivenUp(PATHS.loginStart, loginDeadline, () => shopper.press('continue'))
  await expect(page.locator('main').getByRole('alert')).toContainText(GENERIC)
  await isLogged(`sms call ${PATHS.loginStart} ended as deadline`)
  await shopper.press('continue')
  await shopper.sees('otp')

  await isGivenUp(PATHS.cards, readDeadline, async () => {
    await shopper.field('verificationCode').pressSequentially(await sandbox.latestCode(member.gsmNumber))
    await shopper.press('verify')
  })
  await expect(page.locator('main').getByRole('alert')).toContainText(GENERIC)
  await isLogged(`read call ${PATHS.cards} ended as deadline`)
  await shopper.press('try-again')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await shopper.fillCard()
  await shopper.agree()
  await isGivenUp(PATHS.cardAuth, moneyDeadline, () => shopper.press('pay'))
  // The machine looks for the payment and shows no generic error.
  await isLogged(`money call ${PATHS.cardAuth} ended as deadline`)
  await expect(page.locator('main')).not.toContainText(GENERIC)
})
