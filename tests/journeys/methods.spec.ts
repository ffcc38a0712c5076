import { expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { withEveryMethod } from '../support/every-method'
import { holdBack } from './support/hold-back'
import { CARDS_OF_A_MEMBER, test } from './support/methods-test'
import { looksNamed } from './visual-states/visual-states'

test.use({ wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER } })

test('arrow keys move the focus along the methods, Enter selects one, and the keyboard alone pays (PAY-01~, BAL-01~)', async ({
  page,
  arrive,
  tab,
  shopper,
  payButton,
  isPaid,
}) => {
  await arrive()
  await expect(page.getByRole('tablist', { name: 'Ödeme yöntemi' }).getByRole('tab')).toHaveCount(2)
  await tab('credit-card').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('balance')).toBeFocused()
  // Arrow keys move the focus but select nothing.
  await expect(tab('credit-card')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tab('credit-card')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(tab('balance')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: /^Bakiye/ })).toBeVisible()
  await page.locator('[data-form="balance-form"]').waitFor()
  // The tab list is a single Tab stop.
  await page.keyboard.press('Tab')
  await expect(shopper.field('agreement')).toBeFocused()
  await page.keyboard.press('Space')
  await payButton.focus()
  await page.keyboard.press('Enter')
  await isPaid()
})

test('a change of method and back keeps what was typed; a payment locks other methods and a second one, and says so (PAY-05~)', async ({
  page,
  arrive,
  openBalance,
  shopper,
  tab,
  options,
  payButton,
  calls,
  isPaid,
}) => {
  await arrive()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard('5549607159333771')
  await expect(options).toHaveCount(5)
  await page.getByRole('radio', { name: /^6 taksit/ }).check()
  await shopper.agree()
  await expect(payButton).toContainText('₺2.568,04')
  await openBalance()
  await expect(payButton).toContainText('₺2.480,00')
  // The agreement belongs to the order, so it stays ticked when the method changes.
  await expect(shopper.field('agreement')).toBeChecked()
  await tab('credit-card').click()
  await expect(shopper.field('cardNumber')).toHaveValue('5549 6071 5933 3771')
  await expect(shopper.field('expireDate')).toHaveValue('12/2030')
  await expect(shopper.field('cvc')).toHaveValue('123')
  await expect(shopper.field('accountHolder')).toHaveValue('Elif Yılmaz')
  await expect(page.getByRole('radio', { name: /^6 taksit/ })).toBeChecked()
  await expect(payButton).toContainText('₺2.568,04')

  await openBalance()
  const letGo = await holdBack(page, PATHS.balanceAuth)
  const isSent = page.waitForRequest((request) => request.url().includes(PATHS.balanceAuth))
  await shopper.press('pay')
  await isSent
  await expect(payButton).toHaveAttribute('aria-disabled', 'true')
  const card = tab('credit-card')
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(card).toContainText('Ödeme sürüyor')
  await card.click({ force: true })
  await card.press('Enter')
  await expect(tab('balance')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-form="balance-form"]')).toBeVisible()
  await expect(payButton).toContainText('Ödemeniz gerçekleştiriliyor')
  await payButton.click({ force: true })
  await payButton.press('Enter')
  // A second payment checks the order first; its own call would have come by the time that the first one is answered.
  letGo()
  await isPaid()
  expect(await calls.tries()).toEqual(['balance'])
})

test('an order has the methods that its flags allow, and a buyer with a foreign phone the card alone (PAY-01)', async ({
  page,
  sandbox,
  member: { email, gsmNumber },
  comeBack,
  shopper,
}) => {
  const tabs = () => page.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getAttribute('data-method')))
  const FLAGS = {
    'credit-card': 'creditCardEnabled',
    balance: 'fundEnabled',
    'shopping-credit': 'creditEnabled',
    'bank-transfer': 'bankTransferEnabled',
  }
  const methods = Object.keys(FLAGS)
  for (const [method, flag] of [['none', ''], ...Object.entries(FLAGS)] as const) {
    const flags = flag === '' ? {} : { [flag]: false }
    await comeBack({ order: await sandbox.makeOrder(withEveryMethod({ email, gsmNumber, flags })) })
    await expect.poll(tabs, `without ${method}`).toEqual(methods.filter((other) => other !== method))
    for (const form of ['credit-card', 'balance'].filter((other) => other !== method)) {
      await page.locator(`[data-method="${form}"]`).click()
      await page.locator(`[data-form="${form}-form"]`).waitFor()
    }
  }
  const { checkoutUrl } = await sandbox.makeOrder(withEveryMethod({ email }))
  await page.goto(checkoutUrl.tr)
  await page.locator('[data-action="use-foreign-number"]').waitFor()
  await shopper.field('gsmNumber').fill('+49 1511 2345678')
  await shopper.press('continue')
  await shopper.sees('foreign-number')
  await page.locator('[data-action="continue"]:visible').last().click()
  await page.locator('[data-form="credit-card-form"]').waitFor()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test.describe('a single method', () => {
  test.use({ wantedOrder: { flags: { fundEnabled: true, creditCardEnabled: false } } })

  test('a single method shows no choice of methods (PAY-01~)', async ({ page, shopper, comeBack, isPaid }) => {
    await comeBack()
    await page.locator('[data-form="balance-form"]').waitFor()
    await expect(page.getByRole('tablist')).toHaveCount(0)
    await expect(page.locator('[data-form="credit-card-form"]')).toHaveCount(0)
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
  })
})

/** Runs in the page: the words of the method tiles, of a transfer's code and of the banks that take more than one line. */
function brokenWords(): string[] {
  const broken: string[] = []
  for (const part of Array.from(
    document.querySelectorAll('[data-method], [data-copy="code"], [data-field="bank"] label'),
  )) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}.,]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (range.getClientRects().length > 1) broken.push(word)
      }
    }
  }
  return broken
}

test('words of method tiles, banks and a reference code stay whole at 200 % text on 320 pixels (A11Y-02~)', async ({
  page,
  origins,
  sandbox,
  trouble,
}) => {
  trouble.allow(/^layout shift/)
  const looks = looksNamed(
    'a transfer, its bank chosen',
    'a transfer with its code',
    'an order that waits for a transfer',
    'a shopping credit, its bank and payment plan chosen',
  )
  for (const { visualState } of looks) {
    await visualState.reach({ page, origins, sandbox, trouble, language: 'tr' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await page.locator('[data-method], [data-copy="code"]').count()).toBeGreaterThan(0)
    expect(await page.evaluate(brokenWords), visualState.name).toEqual([])
  }
})
