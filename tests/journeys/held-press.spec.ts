import { type Locator, type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CARD_CALLS } from './support/card-calls'
import { holdBack } from './support/hold-back'
import { CARDS_OF_A_MEMBER, test as base } from './support/methods-test'
import { CARDS } from './support/shopper'

const AKBANK = '5526080000000006'

const FIELDS = ['cardNumber', 'expireDate', 'cvc', 'accountHolder'] as const

type Field = (typeof FIELDS)[number]

const TYPED: Readonly<Record<Field, string>> = {
  cardNumber: AKBANK,
  expireDate: '12/2030',
  cvc: '123',
  accountHolder: 'Elif Yılmaz',
}

const SHOWN: Readonly<Record<Field, string>> = { ...TYPED, cardNumber: '5526 0800 0000 0006' }

/** Somebody else's card, whole and good. */
const OTHER: Readonly<Record<Field, string>> = {
  cardNumber: CARDS.approved,
  expireDate: '11/2031',
  cvc: '456',
  accountHolder: 'Deniz Kaya',
}

/** As a password manager does: the value, and the events of somebody who typed it. */
function fillByScript(input: HTMLElement | SVGElement, value: string) {
  ;(input as HTMLInputElement).value = value
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

interface Held {
  /** Keeps the look at the order back, so that the payment is pressed and not sent yet; gives back what lets it go. */
  readonly holdPress: () => Promise<() => void>
  readonly choose: (name: RegExp) => Locator
  readonly toNewCard: () => Promise<void>
}

const test = base.extend<Held>({
  wantedMember: { kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER },

  wantedOrder: { flags: { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true } },

  holdPress: ({ page, payButton, shopper }, use) =>
    use(async () => {
      const letGo = await holdBack(page, PATHS.detail)
      const isAsked = page.waitForRequest((request) => request.url().includes(PATHS.detail))
      await shopper.press('pay')
      await isAsked
      await expect(payButton).toHaveAttribute('aria-disabled', 'true')
      return letGo
    }),

  choose: ({ page }, use) => use((name) => page.getByRole('radio', { name })),

  toNewCard: ({ shopper }, use) =>
    use(async () => {
      await shopper.press('pay-with-new-card')
      for (const field of FIELDS) await shopper.field(field).fill(TYPED[field])
    }),
})

/** Presses it whatever lies over it or says that it is closed. */
const pressAnyhow = (control: Locator) => control.dispatchEvent('click')

async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test('between the press and the sending nobody changes a card that is typed: not by keys, nor by pasting, nor a password manager by script, and what is sent is what the button said (PAY-11~)', async ({
  page,
  context,
  arrive,
  shopper,
  calls,
  choose,
  tab,
  holdPress,
  toNewCard,
  payButton,
  isPaid,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive()
  await toNewCard()
  await choose(/^6 taksit/).check()
  await shopper.agree()
  await expect(payButton).toContainText('₺2.661,78')
  const letGo = await holdPress()
  const asShown = async () => {
    for (const field of FIELDS) await expect(shopper.field(field)).toHaveValue(SHOWN[field])
  }
  for (const field of FIELDS) {
    const input = shopper.field(field)
    await expect(input).not.toBeEditable()
    await input.focus()
    await page.keyboard.type('987')
    await page.keyboard.press('Backspace')
    await pasteInto(page, input, OTHER[field])
    await input.evaluate(fillByScript, OTHER[field])
  }
  await asShown()
  for (const name of [/^3 taksit/, /^Tek çekim/]) await pressAnyhow(choose(name))
  for (const box of ['threeDS', 'agreement', 'registerConsumerCard']) await pressAnyhow(shopper.field(box))
  await pressAnyhow(page.locator('[data-action="pay-with-saved-card"]'))
  for (const method of ['balance', 'bank-transfer'] as const) await pressAnyhow(tab(method))
  await shopper.field('cvc').press('Enter')
  await pressAnyhow(payButton)
  await asShown()
  await expect(choose(/^6 taksit/)).toBeChecked()
  await expect(shopper.field('threeDS')).not.toBeChecked()
  await expect(shopper.field('agreement')).toBeChecked()
  await expect(shopper.field('registerConsumerCard')).not.toBeChecked()
  await expect(tab('credit-card')).toHaveAttribute('aria-selected', 'true')
  expect(await calls.tries()).toEqual([])
  letGo()
  await isPaid()
  expect(await calls.tries()).toEqual(['auth'])
  const paymentCard = {
    ...{ cardNumber: AKBANK, expireMonth: '12', expireYear: '2030', cvc: '123', cardHolderName: 'Elif Yılmaz' },
  }
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 6, paidPrice: 2661.78, paymentCard }])
})

test('a card that is written in the very moment of the press, before the screen is drawn, is not the one that pays (PAY-11~)', async ({
  arrive,
  shopper,
  calls,
  toNewCard,
  page,
  isPaid,
}) => {
  await arrive()
  await toNewCard()
  await shopper.agree()
  await page.evaluate((other) => {
    document.querySelector<HTMLElement>('[data-action="pay"]')?.click()
    for (const [name, value] of Object.entries(other)) {
      const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)
      if (!input) throw new Error(`no field ${name}`)
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }, OTHER)
  await isPaid()
  const paymentCard = {
    ...{ cardNumber: AKBANK, expireMonth: '12', expireYear: '2030', cvc: '123', cardHolderName: 'Elif Yılmaz' },
  }
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 1, paidPrice: 2480, paymentCard }])
})

test('between the press and the sending no other saved card, installment, bonus or share of the balance takes the place of what was pressed (PAY-11~)', async ({
  member,
  page,
  arrive,
  shopper,
  calls,
  choose,
  tab,
  holdPress,
  payButton,
  panel,
  isPaid,
}) => {
  await arrive()
  await choose(/0006/).check()
  await choose(/3771/).check()
  await choose(/^6 taksit/).check()
  await shopper.agree()
  await expect(payButton).toContainText('₺2.568,04')
  const letGo = await holdPress()
  for (const name of [/0006/, /0002/, /^2 taksit/, /^Tek çekim/]) await pressAnyhow(choose(name))
  for (const box of ['bonus', 'mixPayment', 'threeDS', 'agreement']) await pressAnyhow(shopper.field(box))
  for (const way of ['pay-with-new-card']) await pressAnyhow(page.locator(`[data-action="${way}"]`))
  await pressAnyhow(tab('balance'))
  await choose(/3771/).focus()
  for (const key of ['ArrowDown', 'Enter', 'Space']) await page.keyboard.press(key)
  await pressAnyhow(payButton)
  await expect(choose(/3771/)).toBeChecked()
  await expect(choose(/^6 taksit/)).toBeChecked()
  for (const box of ['bonus', 'mixPayment', 'threeDS']) await expect(shopper.field(box)).not.toBeChecked()
  await expect(panel).toContainText('Ödenecek tutar₺2.568,04')
  expect(await calls.tries()).toEqual([])
  letGo()
  await isPaid()
  expect(await calls.tries()).toEqual(['auth'])
  expect(await calls.bodies('auth')).toMatchObject([
    { installment: 6, paidPrice: 2568.04, paymentCard: { cardToken: member.cards[0]?.cardToken } },
  ])
})

test('a press before the bank has told its installments sends what the button said, or nothing (PAY-11~, PAY-12~)', async ({
  page,
  order,
  sandbox,
  arrive,
  shopper,
  calls,
  choose,
  payButton,
  isPaid,
}) => {
  await arrive()
  await choose(/^6 taksit/).check()
  await shopper.agree()
  await sandbox.changePrice(order.token, 2600)
  await shopper.press('pay')
  const letGo = await holdBack(page, CARD_CALLS.installments)
  await shopper.press('accept-price')
  await expect(payButton).toContainText('₺2.600,00')
  await expect(payButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(payButton).toHaveAttribute('aria-disabled', 'true')
  letGo()
  const note = page.locator('main').getByRole('alert')
  await expect(note).toContainText('ödeme bilgileri değişti')
  await expect(note).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
  await expect(choose(/^6 taksit/)).toBeChecked()
  await expect(payButton).toBeFocused()
  expect(await calls.tries()).toEqual([])
  const shown = (await payButton.textContent())?.replace(/[^\d,]/g, '').replace(',', '.')
  await shopper.press('pay')
  await isPaid()
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 6, paidPrice: Number(shown) }])
  expect(Number(shown)).toBeGreaterThan(2600)
})
