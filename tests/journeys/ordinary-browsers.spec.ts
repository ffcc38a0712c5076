import { expect } from '@playwright/test'
import { cardCallsOf } from './support/card-calls'
import { test } from './support/card-test'
import { CARDS } from './support/shopper'
import { fillCardSilently, fillSilently } from './support/silent-fill'

test('the text in the fields is sent, whichever events filled them, or none (PLT-03~)', async ({
  page,
  member,
  sandbox,
  shopper,
  isPaid,
}) => {
  const { field } = shopper
  const { token, checkoutUrl } = await sandbox.makeOrder({})
  await page.goto(checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await fillSilently(field('gsmNumber'), member.gsmNumber.replace('+90', ''), ['change'])
  await fillSilently(field('email'), member.email, [])
  // Leaving one field must not overwrite the text of another.
  await field('gsmNumber').focus()
  await page.keyboard.press('Tab')
  await expect(field('gsmNumber')).toHaveValue(/^5\d\d \d{3} \d\d \d\d$/)
  await expect(field('email')).toHaveValue(member.email)
  await shopper.press('continue')
  await shopper.sees('otp')
  await fillSilently(field('verificationCode'), await sandbox.latestCode(member.gsmNumber), [])
  await field('verificationCode').press('Enter')
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await fillCardSilently(field)
  await expect(field('agreement')).not.toBeChecked()
  await shopper.press('pay')
  await expect(field('agreement')).toBeFocused()
  await shopper.agree()
  await shopper.press('pay')
  await isPaid()
  const { tries, bodies } = cardCallsOf(sandbox, token)
  expect(await tries()).toEqual(['auth'])
  const typed = { cardNumber: CARDS.approved, expireMonth: '12', expireYear: '2030', cvc: '123' }
  expect(await bodies('auth')).toMatchObject([
    { gsmNumber: member.gsmNumber, paymentCard: { ...typed, cardHolderName: 'Elif Yılmaz' } },
  ])
})

test.describe('a browser that wrongly says it is offline', () => {
  test('a browser that wrongly says it is offline from its first moment on pays all the same (PLT-03~)', async ({
    page,
    shopper,
    openFilled,
    isPaid,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
    })
    await openFilled()
    await expect(page.locator('[data-network="online"]')).toBeAttached()
    await shopper.press('pay')
    await isPaid()
  })
})

test('a failed script, a wrong offline event and a control that moves under the pointer hinder no payment (PLT-03~)', async ({
  page,
  shopper,
  openFilled,
  payButton,
  isPaid,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openFilled()
  // A third-party script that fails to load.
  await page.evaluate(() => {
    const script = document.createElement('script')
    document.head.append(script)
    script.dispatchEvent(new Event('error'))
  })
  await expect(page.locator('#trouble')).toBeHidden()
  await expect(shopper.field('cvc')).toHaveValue('123')
  // A browser that wrongly says it has gone offline.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.locator('[data-network="online"]')).toBeAttached()

  const pressWhileItMoves = async () => {
    await payButton.hover()
    await page.mouse.down()
    await payButton.evaluate((button) => {
      const room = document.createElement('div')
      room.style.height = '100px'
      button.closest('aside')?.prepend(room)
    })
    await page.mouse.up()
  }
  // If a dialog makes the panel inert during the press, the button must not fire.
  await payButton.evaluate((button) => {
    const aside = button.closest('aside')
    addEventListener('mousedown', () => aside?.setAttribute('inert', ''), { once: true })
    button.addEventListener('click', () => button.setAttribute('data-clicked', ''))
  })
  await pressWhileItMoves()
  expect(await payButton.getAttribute('data-clicked')).toBeNull()
  await payButton.evaluate((button) => button.closest('aside')?.removeAttribute('inert'))
  await pressWhileItMoves()
  await isPaid()
})

const HEIGHTS = [
  [390, 664],
  [390, 500],
  [320, 480],
  [390, 330],
] as const

test('the focused field stays above a phone’s payment bar, at every height that the keyboard leaves (PLT-03~)', async ({
  page,
  shopper,
  openMethods,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMethods()
  for (const [width, height] of HEIGHTS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => {
      scrollTo(0, 0)
    })
    for (const name of ['cardNumber', 'expireDate', 'cvc', 'accountHolder']) {
      const field = shopper.field(name)
      await field.focus()
      const isSeen = () =>
        field.evaluate((input) => {
          const { left, right, top, bottom } = input.getBoundingClientRect()
          const isOn = (y: number) => document.elementFromPoint((left + right) / 2, y) === input
          return isOn(top + 1) && isOn(bottom - 1)
        })
      await expect.poll(isSeen, `${name} at ${width} × ${height}`).toBe(true)
    }
  }
})
