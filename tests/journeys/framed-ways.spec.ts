import { type Frame, expect } from '@playwright/test'
import type { MadeMember, WantedMember, WantedOrder } from '../support/control-answers'
import { drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import { keepResultInSight } from './support/changed-page'
import {
  allowBankInFrame,
  bankIn,
  fillByHand,
  frameIn,
  pressUntil,
  refuseStorage,
  resultIn,
  test,
} from './support/framed'
import { hasPageCache, WITH_PAGE_CACHE } from './support/launch-options'
import { type Shopper, shopperOn } from './support/shopper'
import { CARDS_OF_A_MEMBER } from './support/methods-test'

interface InFrame {
  readonly frame: Frame
  readonly shopper: Shopper
}

interface Way {
  readonly name: string
  readonly path?: '/refund-to-balance' | '/settlement-to-balance'
  readonly member?: WantedMember
  readonly order?: (member: MadeMember) => WantedOrder
  /** Runs from the screen after the login to the result. */
  readonly pay: (at: InFrame) => Promise<void>
}

const WEALTHY: WantedMember = { kycLevel: 2, balance: 1500, cards: CARDS_OF_A_MEMBER }

const flags = { fundEnabled: true, mixPaymentEnabled: true, bankTransferEnabled: true, creditEnabled: true }

const tab = ({ frame }: InFrame, method: string) => frame.locator(`[data-method="${method}"]`)

const paid = ({ frame, shopper }: InFrame) => pressUntil(() => shopper.press('pay'), resultIn(frame))

/** The six ways to pay, the two kinds of bank page, and the two flows that pay into a balance. */
const WAYS: readonly Way[] = [
  {
    name: 'a new card',
    async pay(at) {
      await fillByHand(at.shopper)
      await at.shopper.agree()
      await paid(at)
    },
  },
  {
    name: 'a saved card',
    member: WEALTHY,
    async pay(at) {
      await at.shopper.agree()
      await paid(at)
    },
  },
  {
    name: 'a card beside the balance',
    member: WEALTHY,
    order: () => ({ flags }),
    async pay(at) {
      await at.shopper.field('mixPayment').check()
      await at.shopper.agree()
      await paid(at)
    },
  },
  {
    name: 'the balance',
    member: WEALTHY,
    order: () => ({ flags, price: 600 }),
    async pay(at) {
      await tab(at, 'balance').click()
      await at.frame.locator('[data-form="balance-form"]').waitFor()
      await at.shopper.agree()
      await paid(at)
    },
  },
  {
    name: 'a transfer',
    member: WEALTHY,
    order: () => ({ flags }),
    async pay(at) {
      await tab(at, 'bank-transfer').click()
      await at.frame.getByRole('radio', { name: 'Akbank' }).check()
      await at.shopper.agree()
      await pressUntil(() => at.shopper.press('pay'), at.frame.locator('[data-copy="code"]'))
    },
  },
  {
    name: 'a bank’s credit',
    member: { kycLevel: 1, balance: 0 },
    order: () => ({ flags }),
    async pay(at) {
      await tab(at, 'shopping-credit').click()
      await at.frame.getByRole('radio', { name: 'Anka Bankası' }).check()
      await at.shopper.agree()
      const bank = bankIn(at.frame)
      await pressUntil(() => at.shopper.press('apply'), bank.locator('[data-form="credit-application"]'))
      await bank.locator('[data-field="term"][value="6"]').check()
      await bank.locator('[data-field="accepted"]').check()
      await bank.locator('[data-action="approve"]').click()
      await resultIn(at.frame).waitFor()
    },
  },
  {
    name: 'BKM Express',
    order: () => ({ init: { bkmEnabled: true } }),
    async pay(at) {
      await at.shopper.press('pay-with-bkm')
      await at.shopper.agree()
      const approve = bankIn(at.frame).locator('[data-form="bkm"] [data-action="approve"]')
      await pressUntil(() => at.shopper.press('pay'), approve)
      await approve.click()
      await resultIn(at.frame).waitFor()
    },
  },
  {
    name: 'a refund',
    path: '/refund-to-balance',
    order: ({ memberId }) => ({ price: 349.9, refund: { payerId: memberId } }),
    pay: ({ frame, shopper }) => pressUntil(() => shopper.press('claim'), frame.locator('[data-decided="claimed"]')),
  },
  {
    name: 'a settlement',
    path: '/settlement-to-balance',
    order: () => ({ price: 12_740, settlement: {} }),
    pay: ({ frame, shopper }) => pressUntil(() => shopper.press('confirm'), frame.locator('main [data-decided]')),
  },
]

/** Which ways run with storage available, and which with storage blocked. */
const CASES = { open: drawn(WAYS, sampled(0, WAYS.length)), refused: drawn(WAYS, sampled(1, WAYS.length)) }

test.skip(!hasPageCache, 'there is no full browser here')
test.use({ launchOptions: WITH_PAGE_CACHE, viewport: { width: 480, height: 900 } })

/** Signs in inside the frame, from the first screen to past the code. */
async function logIn({ frame, shopper }: InFrame, member: MadeMember) {
  await frame.locator('main[data-screen="identify"]').waitFor()
  for (const [name, text] of [
    ['email', member.email],
    ['gsmNumber', member.gsmNumber.replace('+90', '')],
  ] as const)
    if ((await shopper.field(name).inputValue()) === '') await shopper.field(name).fill(text)
  await shopper.press('continue')
  await shopper.sees('otp')
  await shopper.typeCode()
}

for (const storage of ['open', 'refused'] as const) {
  test(`every payment method, refund and settlement works in another site’s frame, storage ${storage} (SHELL-12~)`, async ({
    page,
    origins,
    sandbox,
    trouble,
  }) => {
    const cases = CASES[storage]
    test.skip(cases.length === 0, 'left to the whole run')
    test.setTimeout(30_000 + cases.length * 20_000)
    allowBankInFrame(trouble)
    if (storage === 'refused') await refuseStorage(page)
    await keepResultInSight(page)
    for (const way of cases) {
      await test.step(way.name, async () => {
        const member = await sandbox.makeMember(way.member)
        const { email, gsmNumber } = member
        const { token } = await sandbox.makeOrder({ email, gsmNumber, ...way.order?.(member) })
        await page.goto(`${origins.parent}/?token=${token}&lang=tr&path=${way.path ?? '/'}`)
        const frame = await frameIn(page)
        const at = { frame, shopper: shopperOn(frame, sandbox, member) }
        await logIn(at, member)
        await frame
          .locator('main:is([data-screen="pay"], [data-screen="refund"], [data-screen="settlement"])')
          .waitFor()
        await way.pay(at)
        await expect(page.locator('iframe')).toHaveCount(1)
      })
    }
  })
}
