import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toPromise, waitFor } from 'xstate'
import { creditPlansView, shoppingCreditView } from '../../machines/payment/credit/view'
import type { WantedFault } from '../../sandbox/faults/fault'
import type { BankForm } from '../../src/services/redirects/bank-form'
import { type CountedEvent, createEventRecord } from '../../src/services/telemetry/events'
import { formOf } from '../support/bank-form'
import { browserWithTabs } from '../support/payment-lock'
import { tabStorage } from '../support/tab-storage'
import { withSandbox } from '../support/with-sandbox'
import { arrivesWith } from './support/at-bank'
import { PATHS } from './support/paths'
import { AT_ONCE, openPaying, payingWorldOf } from './support/paying'
import { type Wanted, withShoppers } from './support/shoppers'
import { valueOf } from './support/value-of'

const page = vi.hoisted(() => ({ posted: [] as [string, BankForm['fields']][], isUsable: true }))

// A document is read only in a browser: here by what the sandbox's own tests read it with.
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
const PRICE = 2480
const OTHER_BANK = 903
const OTHER_PRICE = { minor: 253_000, currency: 'TRY' }
const SOME = expect.stringMatching(/./) as string

type Application = Readonly<{ creditToken: string; acquirerId: number }>

interface AtCredit extends Wanted {
  readonly faults?: readonly Omit<WantedFault, 'token'>[]
}

/** A logged-in member at the credit method, who has read the agreement; its banks are known, or why there are none. */
async function atTheCredit({ member, order, faults = [] }: AtCredit = {}) {
  const shopper = await arrive({
    member: { kycLevel: 1, ...member },
    order: { price: PRICE, flags: { creditEnabled: true }, ...(order as object) },
  })
  const login = await shopper.logIn()
  await shopper.strike(...faults)
  const browser = browserWithTabs()
  const record = createEventRecord(() => tabStorage().storage)
  const counted: CountedEvent[] = []
  record.attach((events) => counted.push(...events))
  const world = payingWorldOf(shopper.app, {}, { lock: browser.openTab(), events: record })
  const paying = await openPaying(world, login.member, AT_ONCE)
  const { actor, credit } = paying
  const told: string[] = []
  actor.system.inspect(() => told.push(JSON.stringify(actor.getPersistedSnapshot())))
  await waitFor(actor, ({ children: { cardPayment } }) => cardPayment !== undefined)
  paying.choose('shopping-credit')
  const banksKnown = () => waitFor(credit(), (snapshot) => !snapshot.matches('askingBanks'))
  await banksKnown()
  return {
    ...{ shopper, world, browser, counted, ...paying, banksKnown },
    view: () => shoppingCreditView(credit().getSnapshot()),
    plans: () => creditPlansView(credit().getSnapshot()),
    plansKnown: () => waitFor(credit(), (snapshot) => creditPlansView(snapshot).standing === 'known'),
    /** Everything that the machines ever knew, as it could be written down somewhere. */
    told: () => told.join('\n'),
    choose: (acquirerId = BANK) => {
      credit().send({ type: 'shopper.choseBank', acquirerId })
    },
    apply: () => {
      credit().send({ type: 'shopper.applied' })
    },
  }
}

describe('a shopping credit', () => {
  it('asks for the banks with level and price, and for the plan of the one that is chosen (CRED-01~, CRED-02~, CRED-08~)', async () => {
    const { shopper, credit, view, choose, plansKnown } = await atTheCredit()
    const shown = view()
    expect('banks' in shown && shown.banks.map(({ isActive }) => isActive)).toEqual([true, true, true, true, false])
    await waitFor(credit(), (snapshot) => snapshot.matches({ open: { plans: 'idle' } }))
    expect(credit().getSnapshot().context.samplePlans).toHaveLength(6)
    choose()
    await plansKnown()
    const [listed] = await shopper.seen(PATHS.creditBanks)
    expect(listed?.body).toEqual({ memberKycLevel: 1, paidPrice: PRICE, locale: 'tr' })
    expect((await shopper.seen(PATHS.creditPlans)).map(({ body }) => body)).toEqual([
      { paidPrice: 1000, acquirerId: BANK },
      { paidPrice: PRICE, acquirerId: BANK },
    ])
  })

  it('is validated, applied for once and taken to its bank, which pays the order (CRED-03~, CRED-04~, BEST-01~)', async () => {
    const { shopper, world, actor, told, choose, apply } = await atTheCredit()
    choose()
    apply()
    await toPromise(actor)
    const { memberId, email, gsmNumber } = shopper.member
    const [validated] = await shopper.seen(PATHS.creditValidation)
    const paymentSourceName = (validated?.body as { paymentSourceName: string }).paymentSourceName
    expect(paymentSourceName).not.toBe('')
    expect(validated?.body).toEqual({
      ...{ checkoutFormToken: shopper.token, paymentChannel: 'PAY_WITH_WALLET', memberId, paidPrice: PRICE },
      paymentSourceName,
    })
    const calls = await shopper.seen(PATHS.creditApplication)
    expect(calls.map(({ body }) => body)).toEqual([
      {
        creditToken: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        ...{ memberGsmNumber: gsmNumber, memberEmail: email, memberId, paymentSourceName, acquirerId: BANK },
        conversationId: world.submissions.current()?.id,
      },
    ])
    const { creditToken } = calls[0]?.body as { creditToken: string }
    expect(told()).not.toContain(creditToken)
    expect(page.posted).toHaveLength(1)
    const [[action, fields] = ['', []]] = page.posted
    await arrivesWith({ action, fields: Object.fromEntries(fields) })
    await sandbox.client.decideCredit(shopper.token, { decision: 'approve' })
    expect(valueOf(await world.payments.outcome())).toMatchObject({ paymentStatus: 'SUCCESS' })
  })

  it.each([
    ['gold in the basket', { order: { credit: { category: 'GOLD' } } }, 'gold'],
    ['a member who has proven nothing', { member: { kycLevel: 0 } }, 'kyc'],
    ['a member under 18', { member: { birthDate: '2020-01-01' } }, 'underAge'],
    ['an e-mail that is not confirmed', { member: { emailConfirmed: false } }, 'emailConfirmation'],
  ] as const)('is not to be had with %s, in the provider’s own words (CRED-05~)', async (_, wanted, category) => {
    const { view } = await atTheCredit(wanted)
    expect(view()).toMatchObject({ kind: 'ineligible', category, problem: { text: expect.any(String) as string } })
  })

  it('of too little is asked for of nobody (CRED-01~)', async () => {
    const { shopper, view } = await atTheCredit({ order: { price: 499.99 } })
    expect(view()).toMatchObject({ kind: 'ineligible', category: 'amountLimits' })
    expect(await shopper.seen(PATHS.creditBanks)).toEqual([])
  })

  it('whose banks could not be had is asked about again (CRED-07~)', async () => {
    const { credit, view, shopper } = await atTheCredit({
      faults: [{ path: PATHS.creditBanks, phase: 'before', act: 'failure:77:ODD_GROUP', nth: 1 }],
    })
    expect(view()).toMatchObject({ kind: 'banksUnknown' })
    credit().send({ type: 'shopper.retried' })
    await waitFor(credit(), (snapshot) => snapshot.matches('open'))
    expect(await shopper.seen(PATHS.creditBanks)).toHaveLength(2)
  })

  it('that could not be validated sends nothing, and lets other tabs pay (CRED-03~, CRED-07~, PAY-04~, PAY-11~)', async () => {
    const { shopper, browser, choose, apply, hindrance, view, world } = await atTheCredit()
    await shopper.strike({ path: PATHS.creditValidation, phase: 'before', act: 'failure:77:ODD_GROUP' })
    choose()
    apply()
    expect(await hindrance()).toBeDefined()
    expect(view()).toMatchObject({ kind: 'choosing', selectedAcquirer: BANK })
    expect([browser.isHeld(), world.submissions.current()]).toEqual([false, undefined])
    expect(await shopper.seen(PATHS.creditApplication)).toEqual([])
  })

  it('keeps what it was applied with: for another bank its own is found out, and for another price all of it (CRED-09)', async () => {
    const { shopper, counted, choose, apply, hindrance, view, plans, plansKnown, ...paying } = await atTheCredit()
    await shopper.strike({ path: PATHS.creditApplication, phase: 'before', act: 'failure:150803', nth: 1 })
    choose()
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

  it('for goods that are out of stock is refused, and applied for again with the same validation (CRED-03~, CRED-06~)', async () => {
    const { shopper, browser, choose, apply, hindrance, view } = await atTheCredit({
      order: { credit: { outOfStock: true } },
    })
    choose()
    for (const attempts of [1, 2]) {
      apply()
      await hindrance()
      expect(view()).toMatchObject({ kind: 'choosing', failure: 'outOfStock' })
      expect(await shopper.seen(PATHS.creditApplication)).toHaveLength(attempts)
    }
    const sent = (await shopper.seen(PATHS.creditApplication)).map(({ body }) => body as Application)
    expect(new Set(sent.map(({ creditToken }) => creditToken)).size).toBe(1)
    expect(await shopper.seen(PATHS.creditValidation)).toHaveLength(1)
    expect(browser.isHeld()).toBe(false)
  })

  it.each([
    ['after-commit', ['INIT_CREDIT']],
    ['before', [undefined, 'NONE']],
  ] as const)(
    'whose answer is lost (%s) is unknown, was sent once and keeps its name (PAY-06~, BEST-01~)',
    async (phase, standings) => {
      const { shopper, world, actor, choose, apply } = await atTheCredit()
      await shopper.strike({ path: PATHS.creditApplication, phase, act: 'reset' })
      choose()
      apply()
      expect(await toPromise(actor)).toMatchObject({ kind: 'unknown', attempted: { choice: BANK } })
      expect(await shopper.seen(PATHS.creditApplication)).toHaveLength(1)
      expect(world.submissions.current()).toMatchObject({ state: 'answerLost' })
      expect(standings).toContain(valueOf(await world.payments.outcome()).paymentStatus)
    },
  )

  it('whose bank’s page can’t be used is unknown, and nobody was sent anywhere (CRED-04~, PAY-06~)', async () => {
    page.isUsable = false
    const { world, actor, choose, apply } = await atTheCredit()
    choose()
    apply()
    expect(await toPromise(actor)).toMatchObject({ kind: 'unknown', attempted: { choice: BANK } })
    expect([page.posted, world.submissions.current()?.state]).toEqual([[], 'bankUnreachable'])
  })
})
