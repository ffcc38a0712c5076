import { expect } from '@playwright/test'
import { test } from './support/card-test'
import { CARDS } from './support/shopper'

test.use({ viewport: { width: 390, height: 844 } })

// A trial click fails if anything covers the element.
const TRIAL = { trial: true, timeout: 3_000 }

test('an open price detail of a payment link is not covered, and neither is its page (SHELL-05~, SHELL-12~)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  shopper,
}) => {
  const init = { payWithWalletCustomUI: { iyzilinkView: true, iyzilinkFlexibleLink: false } }
  const order = await sandbox.makeOrder({ email, gsmNumber, init, flags: { fundEnabled: true } })
  // By its first screen, which puts the page in the layout of a link.
  await shopper.logIn(order.checkoutUrl.tr)
  await shopper.press('toggle-detail')
  for (const covered of ['[data-action="close-detail"]', '[data-field="cardNumber"]'])
    await page.locator(covered).click(TRIAL)
})

/** How far a focus ring reaches beyond its control, in pixels. */
const RING = 4

test('an open price detail has whole focus rings, dims no turned phone, and has no scroll on a low page (SHELL-05~, A11Y-02~, PLT-03~)', async ({
  page,
  shopper,
  openMethods,
}) => {
  await openMethods()
  await shopper.press('toggle-detail')
  await page.locator('[data-action="close-detail"]').click(TRIAL)
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (!box) throw new Error(`${selector} has no box`)
    return { ...box, right: box.x + box.width, bottom: box.y + box.height }
  }
  const close = await boxOf('[data-action="close-detail"]')
  const detail = await boxOf('aside div:has(> dl)')
  expect(detail.right - close.right).toBeGreaterThanOrEqual(RING)
  expect(close.y - detail.y).toBeGreaterThanOrEqual(RING)
  const toggle = await boxOf('[data-action="toggle-detail"]')
  const reason = await boxOf('aside [data-action="pay"] + p')
  expect(reason.y - toggle.bottom).toBeGreaterThanOrEqual(RING)

  // A phone that is turned.
  await page.setViewportSize({ width: 667, height: 375 })
  for (const covered of ['[data-field="cardNumber"]', '[data-action="close-detail"]'])
    await page.locator(covered).click(TRIAL)

  // On a low page the detail is a part of it.
  await page.setViewportSize({ width: 667, height: 200 })
  const hidden = () =>
    page.locator('aside dl').evaluate((lines) => {
      const box = lines.parentElement
      return box === null ? undefined : box.scrollHeight - box.clientHeight
    })
  await expect.poll(hidden).toBe(0)
})

test('a price sheet closes over a payment that is refused, and over a focus that it would hide (SHELL-05~, A11Y-02~, A11Y-01~)', async ({
  page,
  shopper,
  openFilled,
}) => {
  await openFilled({ cardNumber: CARDS.notSufficientFunds })
  const toggle = page.locator('[data-action="toggle-detail"]')
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await shopper.press('pay')
  await expect(page.locator('main [role="alert"]').locator('xpath=..')).toBeFocused()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  // In a low window, as above a keyboard, the detail is a part of the page.
  await page.setViewportSize({ width: 390, height: 300 })
  await toggle.click()
  await shopper.field('cvc').focus()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(shopper.field('cvc')).toBeFocused()
})

test('an open price detail is no higher than a narrow window with doubled text, and its cross stays in sight (A11Y-02~, SHELL-05~)', async ({
  page,
  shopper,
  openMethods,
}) => {
  await openMethods()
  await shopper.press('toggle-detail')
  await page.setViewportSize({ width: 320, height: 530 })
  await page.locator('html').evaluate(({ style }) => {
    style.fontSize = '200%'
  })
  const panel = page.locator('aside:has([data-action="close-detail"])')
  await expect(panel).toHaveCSS('position', 'fixed')
  const tops = () => Promise.all([panel, page.locator('[data-action="close-detail"]')].map((box) => box.boundingBox()))
  await expect.poll(async () => (await tops()).filter((box) => box === null || box.y < 0)).toEqual([])
  // What follows the lines is reached by scrolling.
  await page.locator('[data-action="pay"]').click(TRIAL)
})

test('the payment bar ends the page in a window that is low for the browser’s text size (A11Y-02~, SHELL-05~)', async ({
  page,
  openMethods,
  trouble,
}) => {
  // The test itself changes the text size.
  trouble.allow(/^layout shift/)
  await page.setViewportSize({ width: 320, height: 640 })
  await openMethods()
  const panel = page.locator('aside:has([data-action="toggle-detail"])')
  await expect(panel).toHaveCSS('position', 'fixed')
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(panel).toHaveCSS('position', 'relative')
})

test('the price sheet closes when the focus leaves it, and on Escape from anywhere; a part of the page stays (SHELL-05~, A11Y-01~)', async ({
  page,
  shopper,
  openMethods,
  panel,
}) => {
  await openMethods()
  const toggle = page.locator('[data-action="toggle-detail"]')
  const isOpen = (open: boolean) => expect(toggle).toHaveAttribute('aria-expanded', String(open))
  await toggle.focus()
  await page.keyboard.press('Enter')
  await isOpen(true)
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-action="close-detail"]')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(panel.locator('[data-action="pay"]')).toBeFocused()
  await isOpen(true)
  await page.keyboard.press('Tab')
  await isOpen(false)
  const isBeside = () => panel.evaluate((box) => !box.contains(document.activeElement))
  await expect.poll(isBeside).toBe(true)

  // The press on the scrim closes once: a second change would open the sheet again.
  await shopper.press('toggle-detail')
  await isOpen(true)
  await page.mouse.click(195, 40)
  await isOpen(false)

  await shopper.press('toggle-detail')
  await isOpen(true)
  await toggle.blur()
  await page.keyboard.press('Escape')
  await isOpen(false)
  await expect(toggle).toBeFocused()

  // In a low window the detail is a part of the page.
  await page.setViewportSize({ width: 390, height: 300 })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await isOpen(true)
  await shopper.field('cardNumber').focus()
  await page.keyboard.press('Escape')
  await isOpen(true)
})
