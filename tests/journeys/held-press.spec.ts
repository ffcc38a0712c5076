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

/** Another valid card, of another person. */
const OTHER: Readonly<Record<Field, string>> = {
  cardNumber: CARDS.approved,
  expireDate: '11/2031',
  cvc: '456',
  accountHolder: 'Deniz Kaya',
}

/** Fills a field as a password manager does: sets the value and fires the input events. */
function fillByScript(input: HTMLElement | SVGElement, value: string) {
  ;(input as HTMLInputElement).value = value
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Runs in the page: presses pay, and writes another card before the next render. */
function pressAndWrite(other: Readonly<Record<string, string>>) {
  document.querySelector<HTMLElement>('[data-action="pay"]')?.click()
  for (const [name, value] of Object.entries(other)) {
    const input = document.querySelector<HTMLInputElement>(`[data-field="${name}"]`)
    if (!input) throw new Error(`no field ${name}`)
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Number of payment locks held by the pages of this browser. */
const payLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name?.startsWith('pay-')).length
  })

/** Breaks hashing, which every payment needs. Returns a function that restores it. */
async function breakHashing(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.assign(crypto.subtle, { digest: () => Promise.reject(new Error('broken on purpose')) })
  })
  return () =>
    page.evaluate(() => {
      Reflect.deleteProperty(crypto.subtle, 'digest')
    })
}

interface Held {
  readonly choose: (name: RegExp) => Locator
  readonly note: Locator
  /** Holds the call that `lead` triggers. Returns a function that releases it. */
  readonly withPaymentLock: (path: string, lead: () => Promise<unknown>) => Promise<() => void>
  /** Tries to change the submitted payment: other choices, boxes, card source and method. */
  readonly chooseOthers: (choices: readonly RegExp[]) => Promise<void>
  /** The form is active again: it says that no money has moved, the lock is released, and no payment was sent. */
  readonly isBackUnsent: () => Promise<void>
}

const test = base.extend<Held>({
  wantedMember: { kycLevel: 2, balance: 640.25, cards: CARDS_OF_A_MEMBER },

  wantedOrder: { flags: { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true } },

  choose: ({ page }, use) => use((name) => page.getByRole('radio', { name })),

  note: ({ page }, use) => use(page.locator('main').getByRole('alert')),

  withPaymentLock: ({ page, payButton }, use) =>
    use(async (path, lead) => {
      const letGo = await holdBack(page, path)
      const isAsked = page.waitForRequest((request) => request.url().includes(path))
      await lead()
      await isAsked
      await expect(payButton).toHaveAttribute('aria-disabled', 'true')
      return letGo
    }),

  chooseOthers: ({ page, shopper, choose, tab, payButton }, use) =>
    use(async (choices) => {
      for (const name of choices) await pressAnyhow(choose(name))
      for (const box of await page.locator('input[type="checkbox"][data-field]').all()) await pressAnyhow(box)
      const ways = page.locator('[data-action="pay-with-new-card"], [data-action="pay-with-saved-card"]')
      for (const way of await ways.all()) await pressAnyhow(way)
      for (const method of ['balance', 'bank-transfer'] as const) await pressAnyhow(tab(method))
      await shopper.field('agreement').focus()
      for (const key of ['Space', 'Enter']) await page.keyboard.press(key)
      await pressAnyhow(payButton)
      await expect(tab('credit-card')).toHaveAttribute('aria-selected', 'true')
      await expect(shopper.field('agreement')).toBeChecked()
    }),

  isBackUnsent: ({ page, note, payButton, calls }, use) =>
    use(async () => {
      await expect(note).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
      await expect(payButton).not.toHaveAttribute('aria-disabled')
      await expect.poll(() => payLocks(page)).toBe(0)
      expect(await calls.tries()).toEqual([])
    }),
})

/** Dispatches the click directly, even if the control is covered or disabled. */
const pressAnyhow = (control: Locator) => control.dispatchEvent('click')

async function pasteInto(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((what) => navigator.clipboard.writeText(what), text)
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
}

test('a payment is sent as it was at the press, unchanged until the answer; a failure before the call leaves no lock (PAY-11)', async ({
  page,
  context,
  order,
  member,
  sandbox,
  trouble,
  arrive,
  shopper,
  calls,
  choose,
  chooseOthers,
  withPaymentLock,
  isBackUnsent,
  note,
  payButton,
  isPaid,
}) => {
  trouble.allow(/Failed to load resource/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { token } = order
  const pay = () => shopper.press('pay')
  const writeOtherCard = async () => {
    for (const field of FIELDS) {
      const input = shopper.field(field)
      await expect(input).not.toBeEditable()
      await input.focus()
      await page.keyboard.type('987')
      await page.keyboard.press('Backspace')
      await pasteInto(page, input, OTHER[field])
      await input.evaluate(fillByScript, OTHER[field])
    }
  }
  const showsCard = async (shown: Readonly<Record<Field, string>>) => {
    for (const field of FIELDS) await expect(shopper.field(field)).toHaveValue(shown[field])
  }
  await arrive()

  await test.step('a sum that is another one right before the sending is not sent', async () => {
    await choose(/^6 taksit/).check()
    await shopper.agree()
    await sandbox.changePrice(token, 2600)
    await pay()
    const letGo = await withPaymentLock(CARD_CALLS.installments, async () => {
      await shopper.press('accept-price')
      await expect(payButton).toContainText('₺2.600,00')
      await pay()
    })
    await shopper.field('bonus').waitFor()
    await chooseOthers([/0006/, /0002/])
    await expect(choose(/3771/)).toBeChecked()
    for (const box of ['bonus', 'mixPayment', 'threeDS']) await expect(shopper.field(box)).not.toBeChecked()
    letGo()
    await expect(note).toContainText('ödeme bilgileri değişti')
    await isBackUnsent()
    await expect(choose(/^6 taksit/)).toBeChecked()
    await expect(payButton).toContainText('₺2.692,30')
  })

  await test.step('what fails before the sending was not sent, and holds nothing', async () => {
    await sandbox.setFault({ token, path: PATHS.detail, phase: 'before', act: 'status:500', nth: 1 })
    const look = await withPaymentLock(PATHS.detail, pay)
    look()
    await isBackUnsent()
    await shopper.press('pay-with-new-card')
    for (const field of FIELDS) await shopper.field(field).fill(TYPED[field])
    const mend = await breakHashing(page)
    const lookAgain = await withPaymentLock(PATHS.detail, pay)
    lookAgain()
    await isBackUnsent()
    await mend()
  })

  await test.step('a typed card', async () => {
    await choose(/^6 taksit/).check()
    const letGo = await withPaymentLock(PATHS.detail, () => page.evaluate(pressAndWrite, OTHER))
    const isUnchanged = async () => {
      await writeOtherCard()
      await chooseOthers([/^3 taksit/, /^Tek çekim/])
      await shopper.field('cvc').press('Enter')
      await showsCard(SHOWN)
      await expect(choose(/^6 taksit/)).toBeChecked()
      for (const box of ['threeDS', 'registerConsumerCard']) await expect(shopper.field(box)).not.toBeChecked()
    }
    await isUnchanged()
    expect(await calls.tries()).toEqual([])
    await sandbox.setFault({ token, path: PATHS.cardAuth, phase: 'before', act: 'failure:10005', nth: 1 })
    const answer = await withPaymentLock(PATHS.cardAuth, async () => {
      letGo()
    })
    await isUnchanged()
    answer()
    await expect(note).toContainText('Kartınızdan veya bakiyenizden para çekilmedi')
    await showsCard({ ...SHOWN, cvc: '' })
  })

  await test.step('a saved card beside its bonus and the balance', async () => {
    await shopper.press('pay-with-saved-card')
    await choose(/^Tek çekim/).check()
    for (const box of ['bonus', 'mixPayment']) await shopper.field(box).check()
    const letGo = await withPaymentLock(PATHS.detail, pay)
    await chooseOthers([/0006/, /0002/])
    await choose(/3771/).focus()
    await page.keyboard.press('ArrowDown')
    await expect(choose(/3771/)).toBeChecked()
    for (const box of ['bonus', 'mixPayment']) await expect(shopper.field(box)).toBeChecked()
    letGo()
    await isPaid()
  })

  expect(await calls.tries()).toEqual(['auth', 'mix'])
  const typed = { expireMonth: '12', expireYear: '2030', cvc: '123', cardHolderName: 'Elif Yılmaz' }
  expect(await calls.bodies('auth')).toMatchObject([{ installment: 6, paymentCard: { cardNumber: AKBANK, ...typed } }])
  const parts = { memberBalanceAmount: 640.25, reward: { rewardAmount: 25 } }
  const paymentCard = { cardToken: member.cards[0]?.cardToken }
  expect(await calls.bodies('mix')).toMatchObject([{ installment: 1, paidPrice: 2600, ...parts, paymentCard }])
})
