import { createHash, randomUUID } from 'node:crypto'
import { type Page, expect } from '@playwright/test'
import { PATHS } from '../gateways/support/paths'
import { CARD_CALLS } from './support/card-calls'
import { setWaits } from './support/changed-page'
import { CARDS } from './support/shopper'
import { test as base } from './support/bank-transfer-test'

const UNVERIFIED = '5526080000000006'
const DEBIT = '5890040000000016'
const WITH_POINTS = '5549607159333771'

const MANDATORY = 'Bu kartla yapılan ödemelerde 3D Secure zorunludur'

const PAYMENTS = Object.entries({
  threeDS: CARD_CALLS.threeDS,
  bkm: CARD_CALLS.bkm,
  auth: CARD_CALLS.auth,
  mix: CARD_CALLS.mix,
  balance: CARD_CALLS.balance,
  transfer: PATHS.transferStart,
})

type Body = Readonly<Record<string, unknown>>
type Sent = readonly [call: string, body: Body]

/** The provider and the shopper may write an e-mail with spaces: the page shows it as written and identifies it by its hash. */
const spelt = (email: string) => ` ${email} `

const trimmed = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  )

interface EveryPayment {
  readonly sent: Sent[]
  readonly choose: (end: RegExp) => Promise<void>
  /** Sends a payment through a bank that declines every one. */
  readonly payInVain: () => Promise<void>
}

const test = base.extend<EveryPayment>({
  member: async ({ sandbox }, use) => {
    const cards = [
      { cardNumber: UNVERIFIED, threeDSVerified: false },
      { cardNumber: DEBIT },
      { cardNumber: CARDS.approved },
      { cardNumber: WITH_POINTS, lastPaidCard: true },
    ]
    await use(
      await sandbox.makeMember({ kycLevel: 2, balance: 1500, cards, email: `Elif.${randomUUID()}@Posta.Example` }),
    )
  },

  sent: async ({ page, member }, use) => {
    const sent: Sent[] = []
    await page.route('**/login-credentials*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replaceAll(`"${member.email}"`, JSON.stringify(spelt(member.email)))
      await route.fulfill({ response, body: text })
    })
    await page.route(
      ({ pathname }) => PAYMENTS.some(([, path]) => pathname.endsWith(path)),
      async (route) => {
        const request = route.request()
        if (request.method() !== 'POST') return route.continue()
        const [call = ''] = PAYMENTS.find(([, path]) => new URL(request.url()).pathname.endsWith(path)) ?? []
        const body = request.postDataJSON() as Body
        sent.push([call, body])
        // The sandbox knows its members by one spelling only.
        await route.continue({ postData: JSON.stringify(trimmed(body)) })
      },
    )
    await use(sent)
  },

  choose: ({ page }, use) => use((name) => page.getByRole('radio', { name }).check()),

  payInVain: ({ page, shopper }, use) =>
    use(async () => {
      await shopper.press('pay')
      await page.locator('[data-form="acs"] [data-action="cancel"]').click()
      await shopper.sees('pay')
      await expect(page.locator('main').getByRole('alert')).toContainText('3D Secure doğrulamasından vazgeçildi')
    }),
})

async function isMandatory(page: Page): Promise<void> {
  await expect(page.locator('[data-note="threeDS"]')).toHaveText(MANDATORY)
  await expect(page.locator('[data-field="threeDS"]')).toHaveCount(0)
}

test('each way to pay has its own call, and every call says who pays, from which browser, how much and with what (CARD-09, PAY-07, CARD-17~)', async ({
  page,
  member,
  sandbox,
  shopper,
  sent,
  choose,
  payInVain,
  tab,
  openMethods,
  line,
  modal,
  isPaid,
}) => {
  test.slow()
  await setWaits(page, { fingerprintPatience: 20_000 })
  const { memberId, email, gsmNumber, cards } = member
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex')
  const token = expect.stringMatching(/./)
  const ofAll = {
    locale: 'tr',
    paymentChannel: 'PAY_WITH_WALLET',
    userIdentification: hash,
    paidPrice: 2480,
    browserFingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    conversationId: expect.stringMatching(/^[0-9a-f]{32}$/),
  }
  const ofMember = { ...ofAll, memberId, memberEmail: spelt(email), gsmNumber, memberToken: token }
  const savedCard = (place: number) => ({
    ...ofMember,
    installment: 1,
    paymentCard: { cardToken: cards[place]?.cardToken },
  })
  const orderWith = (changed: object) => sandbox.makeOrder({ email, gsmNumber, ...changed })

  await test.step('a transfer, and in its place the balance', async () => {
    const flags = { fundEnabled: true, bankTransferEnabled: true }
    await openMethods({ order: await orderWith({ price: 600, flags }) })
    await tab('bank-transfer').click()
    await choose(/Akbank/)
    await shopper.agree()
    await shopper.press('pay')
    await line('code').waitFor()
    await shopper.press('leave')
    await modal.locator('[data-action="leave-transfer"]').click()
    await tab('balance').click()
    await shopper.press('pay')
    await isPaid()
    const wallet = { ...ofAll, paidPrice: 600, memberId, gsmNumber, memberGsmNumber: gsmNumber }
    expect(sent.splice(0)).toEqual([
      ['transfer', { ...wallet, email: spelt(email), bankId: 46, buyerProtected: false }],
      ['balance', { ...wallet, memberEmail: spelt(email), authenticationToken: token }],
    ])
  })

  await test.step('a card that was never verified, one whose bank wants it, one whose owner does, and one beside the balance', async () => {
    const flags = { fundEnabled: true, mixPaymentEnabled: true }
    await openMethods({ order: await orderWith({ flags }) })
    await expect(page.locator('[data-action="pay-with-bkm"]')).toHaveCount(0)
    await choose(/0006/)
    await isMandatory(page)
    await shopper.agree()
    await payInVain()
    await choose(/0016/)
    await expect(page.getByText('Banka kartlarıyla taksit yapılamaz')).toBeVisible()
    await isMandatory(page)
    await payInVain()
    await choose(/0003/)
    await expect(page.locator('[data-note="threeDS"]')).toHaveCount(0)
    await shopper.field('threeDS').check()
    await payInVain()
    await choose(/3771/)
    await shopper.field('mixPayment').check()
    await shopper.field('bonus').check()
    await shopper.press('pay')
    await isPaid()
    expect(sent.splice(0)).toEqual([
      ['threeDS', savedCard(0)],
      ['threeDS', savedCard(1)],
      ['threeDS', savedCard(2)],
      ['mix', { ...savedCard(3), memberBalanceAmount: 900, reward: { rewardAmount: 25, rewardUsage: 1 } }],
    ])
  })

  await test.step('any card where the order wants it; BKM Express where the order has it', async () => {
    await openMethods({ order: await orderWith({ flags: { force3Ds: true }, init: { bkmEnabled: true } }) })
    await isMandatory(page)
    await shopper.press('pay-with-new-card')
    await shopper.fillCard()
    await isMandatory(page)
    await shopper.press('pay-with-saved-card')
    await choose(/0003/)
    await shopper.agree()
    await payInVain()
    await shopper.press('pay-with-bkm')
    await shopper.press('pay')
    await page.locator('[data-form="bkm"] [data-action="approve"]').click()
    await isPaid()
    expect(sent.splice(0)).toEqual([
      ['threeDS', savedCard(2)],
      ['bkm', { ...ofMember, installment: 1 }],
    ])
  })

  await test.step('a new card without demands, in installments', async () => {
    await openMethods({ order: await orderWith({}) })
    await shopper.press('pay-with-new-card')
    await shopper.fillCard(UNVERIFIED)
    await choose(/^6 taksit/)
    await shopper.field('registerConsumerCard').check()
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
    const newCard = {
      cardHolderName: 'Elif Yılmaz',
      cardNumber: UNVERIFIED,
      expireMonth: '12',
      expireYear: '2030',
      cvc: '123',
      registerConsumerCard: true,
    }
    expect(sent.splice(0)).toEqual([
      ['auth', { ...ofMember, paidPrice: 2661.78, installment: 6, paymentCard: newCard }],
    ])
  })

  await test.step('a guest', async () => {
    const { checkoutUrl } = await orderWith({})
    await page.goto(checkoutUrl.tr)
    await page.locator('[data-action="use-foreign-number"]').waitFor()
    await shopper.field('gsmNumber').fill('+49 1511 2345678')
    await shopper.press('continue')
    await shopper.sees('foreign-number')
    await page.locator('[data-action="continue"]:visible').click()
    await page.locator('[data-form="credit-card-form"]').waitFor()
    await shopper.fillCard()
    await shopper.agree()
    await shopper.press('pay')
    await isPaid()
    const abroad = { ...ofAll, memberEmail: email, gsmNumber: '+4915112345678', installment: 1 }
    expect(sent.splice(0)).toEqual([['auth', { ...abroad, paymentCard: expect.objectContaining({ cvc: '123' }) }]])
  })
})
