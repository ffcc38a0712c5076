import { type Locator, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { test } from './support/shopping-credit-test'
import { holdBack } from './support/hold-back'
import { CARDS_OF_A_MEMBER } from './support/methods-test'
import { CARDS } from './support/shopper'

const TEXT_FIELDS = ['cardNumber', 'expireDate', 'cvc', 'accountHolder'] as const

/** Calls with which any payment method would start. */
const BEGINNINGS = [PATHS.detail, PATHS.kycLimit, PATHS.creditValidation]

const PAYMENTS = [PATHS.cardAuth, PATHS.threeDS, PATHS.balanceAuth, PATHS.mixAuth, PATHS.transferStart]

test.use({
  wantedMember: { kycLevel: 2, balance: 3115.4, cards: CARDS_OF_A_MEMBER },
  wantedOrder: {
    flags: { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true },
  },
})

test('Enter on a radio button or checkbox of any method sends no call and changes no choice (PAY-11~)', async ({
  page,
  arrive,
  shopper,
  tab,
  payButton,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if ([...BEGINNINGS, ...PAYMENTS, PATHS.creditApplication].some((path) => pathname.endsWith(path)))
      asked.push(pathname)
  })
  await arrive()
  asked.length = 0
  const enterOn = async (...choices: readonly Locator[]) => {
    for (const choice of choices) {
      const wasChecked = await choice.isChecked()
      await choice.focus()
      await choice.press('Enter')
      await expect(choice).toBeFocused()
      expect(await choice.isChecked()).toBe(wasChecked)
    }
  }
  const radio = (name: RegExp | string) => page.getByRole('radio', { name })

  await test.step('a saved card in installments', async () => {
    await radio(/^6 taksit/).check()
    await shopper.agree()
    await expect(payButton).not.toHaveAttribute('aria-describedby')
    await enterOn(radio(/^6 taksit/), radio(/^3 taksit/), radio(/3771/), radio(/0006/))
    await enterOn(...['agreement', 'threeDS', 'bonus'].map(shopper.field))
  })

  await test.step('a new card', async () => {
    await shopper.press('pay-with-new-card')
    await shopper.fillCard(CARDS.approved)
    await expect(payButton).not.toHaveAttribute('aria-describedby')
    await enterOn(...['registerConsumerCard', 'agreement', 'threeDS'].map(shopper.field))
  })

  await test.step('the balance', async () => {
    await tab('balance').click()
    await expect(payButton).not.toHaveAttribute('aria-describedby')
    await enterOn(shopper.field('agreement'))
  })

  await test.step('a transfer', async () => {
    await tab('bank-transfer').click()
    await radio('Akbank').check()
    await expect(payButton).not.toHaveAttribute('aria-describedby')
    await enterOn(radio('Akbank'), radio('Garanti BBVA'), shopper.field('agreement'))
  })

  await test.step('a credit', async () => {
    await tab('shopping-credit').click()
    await radio('Anka Bankası').check()
    await expect(page.locator('[data-action="apply"]')).not.toHaveAttribute('aria-describedby')
    await enterOn(radio('Anka Bankası'), radio('Toros Bankası'), shopper.field('agreement'))
  })
  expect(asked).toEqual([])
})

test('Enter in each text field of a new card pays once, after the agreement is ticked (PAY-11~, PAY-04~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  calls,
  isPaid,
}) => {
  await arrive()
  await shopper.press('pay-with-new-card')
  await shopper.fillCard(CARDS.approved)
  for (const name of TEXT_FIELDS) {
    await shopper.field(name).press('Enter')
    // Enter pays only once the agreement is ticked; until then it focuses the agreement.
    await expect(shopper.field('agreement'), name).toBeFocused()
  }
  expect(await calls.tries()).toEqual([])
  await shopper.agree()
  // Each payment but the last is declined, which leaves the form for the next.
  for (const [index, name] of TEXT_FIELDS.entries()) {
    const isLast = index === TEXT_FIELDS.length - 1
    const decline = { token: order.token, path: PATHS.cardAuth, phase: 'before', act: 'failure:10005' } as const
    await sandbox.putFaults(order.token, isLast ? [] : [decline])
    const letGo = await holdBack(page, PATHS.cardAuth)
    const isSent = page.waitForRequest((request) => request.url().includes(PATHS.cardAuth))
    await shopper.field(name).press('Enter')
    await isSent
    await shopper.field(name).press('Enter')
    await expect(shopper.field(name), name).toBeFocused()
    letGo()
    if (isLast) await isPaid()
    else await expect(shopper.field('cvc'), name).toHaveValue('')
    expect(await calls.tries(), name).toHaveLength(index + 1)
    if (!isLast) await shopper.fillCard(CARDS.approved)
  }
  expect(await calls.tries()).toEqual(TEXT_FIELDS.map(() => 'auth'))
})

test.describe('a balance for a mixed payment', () => {
  test.use({ wantedMember: { kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER } })

  test('a mixed payment is chosen by its checkbox, on which Enter pays nothing (PAY-11~, MIX-02~)', async ({
    page,
    arrive,
    shopper,
    calls,
    payButton,
    isPaid,
  }) => {
    await arrive()
    await shopper.agree()
    const mix = shopper.field('mixPayment')
    await mix.check()
    await expect(payButton).toContainText('₺1.839,75')
    await mix.press('Enter')
    await page.keyboard.press('Enter')
    await expect(mix).toBeFocused()
    await expect(payButton).not.toHaveAttribute('aria-disabled')
    expect(await calls.tries()).toEqual([])
    await shopper.press('pay')
    await isPaid()
    expect(await calls.tries()).toEqual(['mix'])
  })
})
