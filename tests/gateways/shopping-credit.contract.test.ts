import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toPromise, waitFor } from 'xstate'
import type { BankForm } from '../../src/services/redirects/bank-form'
import { formOf } from '../support/bank-form'
import { withSandbox } from '../support/with-sandbox'
import { bothProviders } from './support/both-providers'
import { CREDIT, PRICE, atTheCredit } from './support/shopping-credit-page'
import { PATHS } from './support/paths'
import { type Wanted, withShoppers } from './support/shoppers'
import { valueOf } from '../support/value-of'

const page = vi.hoisted(() => ({ posted: [] as [string, BankForm['fields']][], isUsable: true }))

// Documents can be parsed only in a browser; here the parser of the sandbox's own tests reads them.
vi.mock('../../src/services/redirects/bank-form', () => ({
  bankFormOf(html: string) {
    const { action, fields } = formOf(html)
    const form = { action, host: new URL(action).host, fields: Object.entries(fields) }
    return page.isUsable ? { form } : { fault: 'manyForms' }
  },
}))
vi.mock('../../src/services/redirects/post-form', () => ({
  async postForm(...form: [string, BankForm['fields']]) {
    page.posted.push(form)
    return undefined
  },
}))

const sandbox = withSandbox()
const arrive = withShoppers(sandbox)

beforeEach(() => {
  Object.assign(page, { posted: [], isUsable: true })
})

const BANK = 901
const OTHER_BANK = 903
const OTHER_PRICE = { minor: 253_000, currency: 'TRY' }
const SOME = expect.stringMatching(/./) as string

type Application = Readonly<{ creditToken: string; acquirerId: number }>

/** The same at the sandbox, which has rules of its own. */
async function atTheSandbox({ member, order }: Wanted = {}) {
  const { price, flags } = CREDIT
  const shopper = await arrive({
    member: { kycLevel: 1, ...member },
    order: { price, flags, ...(order as object) },
  })
  return atTheCredit(shopper)
}

describe.each(bothProviders(sandbox, arrive))('a shopping credit at %s', (_provider, arrange) => {
  it('a shopping credit asks for the banks by level and price, and for the chosen bank’s plan (CRED-01~, CRED-02~, CRED-08~, GWY-12~)', async () => {
    const { shopper, credit, view, bank, choose, plansKnown } = await atTheCredit(await arrange(CREDIT))
    const shown = view()
    const lend = 'banks' in shown ? shown.banks.map(({ isActive }) => isActive) : []
    expect([lend[0], lend.at(-1)]).toEqual([true, false])
    await waitFor(credit(), (snapshot) => snapshot.matches({ open: { plans: 'idle' } }))
    expect(credit().getSnapshot().context.samplePlans).not.toEqual([])
    choose(bank)
    await plansKnown()
    expect(await shopper.sent(PATHS.creditBanks)).toEqual([{ memberKycLevel: 1, paidPrice: PRICE, locale: 'tr' }])
    expect(await shopper.sent(PATHS.creditPlans)).toEqual([
      { paidPrice: 1000, acquirerId: bank },
      { paidPrice: PRICE, acquirerId: bank },
    ])
  })

  it('a shopping credit is validated, applied for once and taken to its bank, which then pays (CRED-03~, CRED-04~, BEST-01~, GWY-12~)', async () => {
    const { shopper, deps, actor, told, bank, choose, apply } = await atTheCredit(await arrange(CREDIT))
    choose(bank)
    apply()
    await toPromise(actor)
    const { memberId, email, gsmNumber } = shopper.member
    const [validated] = await shopper.sent(PATHS.creditValidation)
    const { paymentSourceName } = validated as { paymentSourceName: string }
    expect(paymentSourceName).not.toBe('')
    expect(validated).toEqual({
      checkoutFormToken: shopper.token,
      paymentChannel: 'PAY_WITH_WALLET',
      memberId,
      paidPrice: PRICE,
      paymentSourceName,
    })
    const calls = await shopper.sent(PATHS.creditApplication)
    expect(calls).toEqual([
      {
        creditToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        memberGsmNumber: gsmNumber,
        memberEmail: email,
        memberId,
        paymentSourceName,
        acquirerId: bank,
        conversationId: deps.submissions.current()?.id,
      },
    ])
    const { creditToken } = calls[0] as { creditToken: string }
    expect(told()).not.toContain(creditToken)
    expect(page.posted).toHaveLength(1)
    const [[action, fields] = ['', []]] = page.posted
    await shopper.goToBank({ action, fields: Object.fromEntries(fields) })
    await shopper.approveCredit()
    expect(valueOf(await deps.payments.outcome())).toMatchObject({ paymentStatus: 'SUCCESS' })
  })

  it.each([
    ['after-commit', ['INIT_CREDIT']],
    ['before', [undefined, 'NONE']],
  ] as const)(
    'a shopping credit with a lost answer (%s) is unknown, sent once and keeps its submission (PAY-06~, BEST-01~, GWY-12~)',
    async (phase, standings) => {
      const { shopper, deps, actor, bank, choose, apply } = await atTheCredit(await arrange(CREDIT))
      await shopper.strike({ path: PATHS.creditApplication, phase, act: 'reset' })
      choose(bank)
      apply()
      expect(await toPromise(actor)).toMatchObject({ kind: 'unknown', attempted: { choice: bank } })
      expect(await shopper.sent(PATHS.creditApplication)).toHaveLength(1)
      expect(deps.submissions.current()).toMatchObject({ state: 'answerLost' })
      expect(standings).toContain(valueOf(await deps.payments.outcome()).paymentStatus)
    },
  )

  it('a shopping credit whose bank’s page can’t be used is unknown, and no page is opened (CRED-04~, PAY-06~, GWY-12~)', async () => {
    page.isUsable = false
    const { deps, actor, bank, choose, apply } = await atTheCredit(await arrange(CREDIT))
    choose(bank)
    apply()
    expect(await toPromise(actor)).toMatchObject({ kind: 'unknown', attempted: { choice: bank } })
    expect([page.posted, deps.submissions.current()?.state]).toEqual([[], 'bankUnreachable'])
  })

  it('a shopping credit refused as out of stock is applied for again with the same validation (CRED-03~, CRED-06~, GWY-12~)', async () => {
    const { shopper, browser, bank, choose, apply, hindrance, view } = await atTheCredit(
      await arrange({ ...CREDIT, isOutOfStock: true }),
    )
    choose(bank)
    for (const attempts of [1, 2]) {
      apply()
      await hindrance()
      expect(view()).toMatchObject({ kind: 'choosing', failure: 'outOfStock' })
      expect(await shopper.sent(PATHS.creditApplication)).toHaveLength(attempts)
    }
    const sent = (await shopper.sent(PATHS.creditApplication)) as Application[]
    expect(new Set(sent.map(({ creditToken }) => creditToken)).size).toBe(1)
    expect(await shopper.sent(PATHS.creditValidation)).toHaveLength(1)
    expect(browser.isHeld()).toBe(false)
  })

  it('a shopping credit below the minimum asks no bank (CRED-01~, GWY-12~)', async () => {
    const { shopper, view } = await atTheCredit(await arrange({ ...CREDIT, price: 499.99 }))
    expect(view()).toMatchObject({ kind: 'ineligible', category: 'amountLimits' })
    expect(await shopper.sent(PATHS.creditBanks)).toEqual([])
  })

  it('a shopping credit is refused for gold in the basket, in the provider’s own words (CRED-05~, GWY-12~)', async () => {
    const { view } = await atTheCredit(await arrange({ ...CREDIT, creditCategory: 'GOLD' }))
    expect(view()).toMatchObject({ kind: 'ineligible', category: 'gold', problem: { text: SOME } })
  })

  it('a shopping credit whose banks could not be loaded can be retried (CRED-07~, GWY-12~)', async () => {
    const arrived = await arrange(CREDIT)
    const struck = { path: PATHS.creditBanks, phase: 'before', act: 'failure:77:ODD_GROUP', nth: 1 } as const
    const { credit, view, shopper } = await atTheCredit(arrived, () => arrived.strike(struck))
    expect(view()).toMatchObject({ kind: 'banksUnknown' })
    credit().send({ type: 'shopper.retried' })
    await waitFor(credit(), (snapshot) => snapshot.matches('open'))
    expect(await shopper.sent(PATHS.creditBanks)).toHaveLength(2)
  })

  it('a shopping credit that can’t be validated sends no application, and lets other tabs pay (CRED-03~, CRED-07~, PAY-04~, PAY-11~, GWY-12~)', async () => {
    const { shopper, browser, bank, choose, apply, hindrance, view, deps } = await atTheCredit(await arrange(CREDIT))
    await shopper.strike({ path: PATHS.creditValidation, phase: 'before', act: 'failure:77:ODD_GROUP' })
    choose(bank)
    apply()
    expect(await hindrance()).toBeDefined()
    expect(view()).toMatchObject({ kind: 'choosing', selectedAcquirer: bank })
    expect([browser.isHeld(), deps.submissions.current()]).toEqual([false, undefined])
    expect(await shopper.sent(PATHS.creditApplication)).toEqual([])
  })
})

describe('a shopping credit', () => {
  it.each([
    ['a member who has proven nothing', { member: { kycLevel: 0 } }, 'kyc'],
    ['a member under 18', { member: { birthDate: '2020-01-01' } }, 'underAge'],
    ['an e-mail that is not confirmed', { member: { emailConfirmed: false } }, 'emailConfirmation'],
  ] as const)(
    'a shopping credit is refused for %s, in the provider’s own words (CRED-05~)',
    async (_, wanted, category) => {
      const { view } = await atTheSandbox(wanted)
      expect(view()).toMatchObject({ kind: 'ineligible', category, problem: { text: expect.any(String) as string } })
    },
  )

  it('a shopping credit keeps its choices; another bank needs its own plans, and another price all of it (CRED-09)', async () => {
    const { shopper, counted, choose, apply, hindrance, view, plans, plansKnown, ...paying } = await atTheSandbox()
    await shopper.strike({ path: PATHS.creditApplication, phase: 'before', act: 'failure:150803', nth: 1 })
    choose(BANK)
    await plansKnown()
    apply()
    await hindrance()
    expect([view(), plans().standing]).toMatchObject([{ kind: 'choosing', selectedAcquirer: BANK }, 'known'])
    choose(OTHER_BANK)
    expect(plans().plans).toBeUndefined()
    await plansKnown()
    const { minor } = OTHER_PRICE
    await sandbox.client.changePrice(shopper.token, minor / 100)
    apply()
    await paying.repriced()
    paying.acceptPrice()
    await paying.banksKnown()
    expect(view()).toMatchObject({ kind: 'choosing', price: OTHER_PRICE, selectedAcquirer: undefined })
    choose(OTHER_BANK)
    expect(plans().plans).toBeUndefined()
    apply()
    await waitFor(paying.actor, (snapshot) => snapshot.hasTag('creditRedirected'))
    const { context: sent } = paying.attempt().getSnapshot()
    expect(sent).toMatchObject({ submission: { choice: OTHER_BANK, price: OTHER_PRICE }, paymentId: SOME })
    expect((await shopper.seen(PATHS.creditValidation)).map(({ body }) => body)).toMatchObject([
      { checkoutFormToken: shopper.token, paidPrice: PRICE },
      { checkoutFormToken: shopper.token, paidPrice: minor / 100 },
    ])
    const sentTo = (await shopper.seen(PATHS.creditApplication)).map(({ body }) => body as Application)
    expect(sentTo.map(({ acquirerId }) => acquirerId)).toEqual([BANK, OTHER_BANK])
    expect(new Set(sentTo.map(({ creditToken }) => creditToken)).size).toBe(2)
    const credit = { category: 'shopping-credit', action: 'applied', label: String(OTHER_BANK) }
    expect(counted).toEqual([{ ...credit, paidPrice: minor / 100, currency: 'TRY', isOnlyForBankUsers: false }])
  })
})
