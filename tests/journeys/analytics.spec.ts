import { expect } from '@playwright/test'
import { test } from './support/card-test'
import { changeBlock } from './support/changed-page'
import { CARDS } from './support/shopper'
import { another, tryCode } from './support/otp'

test('analytics count how calls and each payment end, with the order’s segments and without personal data (RES-02, EVT-03~, EVT-01~, SHELL-14)', async ({
  page,
  origins,
  member,
  sandbox,
  shopper,
  verifyAtBank,
}) => {
  const { email, gsmNumber } = member
  const init = { countlyStartType: 'fast', customCountlySegments: { shop: 'blue' }, abTests: { verifyIdentity: 2 } }
  const order = await sandbox.makeOrder({ email, gsmNumber, init })
  await changeBlock(page, { values: { analytics: { url: `${origins.gateways}/analytics/i`, key: order.token } } })
  const counted = async () => (await sandbox.counted(order.token)).events
  const told = async () =>
    (await counted()).map(({ key, segmentation: { category, label = '' } }) => `${category} ${key} ${label}`.trim())

  /** Initials and computed display of the mark beside the merchant's name; also read while a phone's order summary is closed. */
  const markIs = () =>
    page.evaluate(() => {
      const mark = document.querySelector('[data-merchant-initials]')
      return mark && [mark.getAttribute('data-merchant-initials'), getComputedStyle(mark).display]
    })
  const isAnswered = page.waitForResponse((response) => response.url().includes('/analytics/o/sdk'))
  await page.goto(order.checkoutUrl.tr)
  await isAnswered
  await expect.poll(markIs).toEqual(['DE', 'none'])
  expect(await sandbox.enrolments(order.token)).toEqual([])
  await sandbox.setFlags(order.token, { display_merchant_logo_updated: true })
  await shopper.identify()
  await tryCode(shopper, another(await sandbox.latestCode(gsmNumber)))
  await expect.poll(told).toContain('otp verified Failure')
  await shopper.field('verificationCode').fill('')
  await shopper.enterCode()
  await shopper.fillCard(CARDS.notSufficientFunds)
  await shopper.agree()
  await shopper.press('pay')
  await expect(page.locator('main').getByRole('alert')).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await shopper.fillCard()
  await shopper.field('threeDS').check()
  await shopper.press('pay')
  await page.locator('[data-form="acs"]').waitFor()
  await verifyAtBank()
  await expect(page.locator('[data-order-status]')).toHaveAttribute('data-order-status', 'paid')

  await expect.poll(told).toEqual([
    'session started fast',
    'gsm-check checked member',
    'otp verified Failure',
    'otp verified Success',
    'dashboard opened Success',
    'result card Failure',
    'result card Directed to 3DS',
    // The page that the bank redirects back to starts a session again.
    'session started fast',
    'result after-bank Success',
  ])
  // After the bank's redirect, the page enrols again under the device id that its events carry.
  const enrolments = await sandbox.enrolments(order.token)
  expect(enrolments.map(({ flag }) => flag)).toEqual(['display_merchant_logo_updated'])
  expect((await counted()).at(-1)).toMatchObject({ deviceId: enrolments[0]?.deviceId })
  const events = await counted()
  for (const { segmentation } of events) {
    const area = gsmNumber.replace('+90', '').slice(0, 3)
    expect(segmentation).toMatchObject({ shop: 'blue', startType: 'fast', experimentGroup: 'GROUP_B', areaCode: area })
  }
  for (const personal of [email, gsmNumber, gsmNumber.replace('+90', ''), CARDS.approved, 'Elif'])
    expect(JSON.stringify(events)).not.toContain(personal)

  // The mark is on the pages of an order that can still be paid; the flag is that of the analytics key, not of the order.
  const unpaid = await sandbox.makeOrder({ email, gsmNumber })
  for (const [isOn, display] of [
    [true, 'inline-flex'],
    [false, 'none'],
  ] as const) {
    await sandbox.setFlags(order.token, { display_merchant_logo_updated: isOn })
    const isAsked = page.waitForResponse((response) => response.url().includes('/analytics/o/sdk'))
    await page.goto(unpaid.checkoutUrl.tr)
    await isAsked
    await expect.poll(markIs).toEqual(['DE', display])
  }
})
