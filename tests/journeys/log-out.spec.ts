import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/card-test'
import { holdBack } from './support/hold-back'
import { shopperOn } from './support/shopper'

const LOG_OUT = '[data-action="log-out"]'

test('a member sees whose login pays, logs out by keyboard, and someone else pays with another one (OTP-09~, SEC-03~, PAY-05~, A11Y-01~)', async ({
  page,
  sandbox,
  order,
  member,
  openMethods,
  shopper,
  isPaid,
}) => {
  await openMethods()
  await shopper.fillCard()
  await expect(page.locator('main')).toContainText(`Cep telefonu numarası +90 5** *** ** ${member.gsmNumber.slice(-2)}`)
  const stored = () => page.evaluate(() => sessionStorage.getItem('checkout') ?? '')
  expect(await stored()).toContain(member.memberId)

  await page.setViewportSize({ width: 390, height: 520 })
  await page.locator(LOG_OUT).focus()
  await page.evaluate(() => {
    scrollTo({ top: 150, behavior: 'instant' })
  })
  expect(await page.evaluate(() => scrollY)).toBe(150)
  await page.keyboard.press('Enter')
  await shopper.sees('identify')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect(shopper.field('email')).not.toHaveValue('')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await stored()).toBe('')
  await page.reload()
  await shopper.sees('identify')
  await expect(page.locator('[data-note="returning"]')).toHaveCount(0)
  expect((await sandbox.requests(order.token)).filter(({ path }) => path.includes('/auth/'))).toEqual([])

  const other = await sandbox.makeMember()
  await shopper.field('email').fill(other.email)
  await shopper.field('gsmNumber').fill(other.gsmNumber.replace('+90', ''))
  await shopper.press('continue')
  await shopper.sees('otp')
  await shopperOn(page, sandbox, other).enterCode()
  await expect(page.locator('main')).toContainText(`+90 5** *** ** ${other.gsmNumber.slice(-2)}`)
  await expect(shopper.field('cardNumber')).toHaveValue('')
  await shopper.fillCard()
  await shopper.agree()
  const answer = await holdBack(page, PATHS.cardAuth)
  await shopper.press('pay')
  await expect(page.locator('[data-action="pay"]')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator(LOG_OUT)).toHaveAttribute('aria-disabled', 'true')
  await page.locator(LOG_OUT).click({ force: true })
  await expect(page.locator('main')).toHaveAttribute('data-screen', 'pay')
  answer()
  await isPaid()
})
