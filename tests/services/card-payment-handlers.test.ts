import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { cardPaymentView } from '../../machines/payment/card/view'
import { submissionOf } from '../../machines/payment/card/choices'
import { EMPTY_DRAFT } from '../../machines/payment/card/draft'
import { EMPTY_CARD } from '../../machines/entities/card'
import { NO_TERMS } from '../../machines/entities/payment-terms'
import { PAYMENT_UNDER_WAY } from '../../machines/payment/order-check/rules'
import { GatewayError, type GatewayFault } from '../../src/gateways/outcome'
import { TIMINGS } from '../machines/fixtures/timings'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysAnswered, gatewaysOver, httpAnswering } from '../support/answering-http'
import { GOOD_CARD } from '../support/cards'
import { payingDeps } from './support/paying-deps'
import { attemptIn } from '../support/port-answer'
import { CHOICES } from '../machines/support/choices'
import { cardPaymentLogic } from '../../src/services/payment/card-payment'
import { paymentLogic, type PaymentDeps } from '../../src/services/payment/payment'
import { NO_OTHER_TABS } from '../../src/services/tabs/payment-lock'
import { browserWithTabs } from '../support/payment-lock'
import { CHOOSING } from '../support/choosing'
import { newSession } from '../support/new-session'

const PAID =
  '{"status":"success","paymentId":"99","paidPrice":2480.5,"callbackUrl":"https://www.shop.example/callback"}'
const REFUSED =
  '{"status":"failure","errorCode":"10051","errorGroup":"NOT_SUFFICIENT_FUNDS","consumerErrorMessage":"Limit"}'
const UNPAID = '{"status":"success","price":2480.5,"paymentStatus":"NONE"}'
/** Input of a card form and of the attempt that follows it. */
const INPUT = {
  buyer: MEMBER,
  price: ORDER.price,
  terms: NO_TERMS,
  draft: EMPTY_DRAFT,
  balance: undefined,
  isAgreed: true,
  problem: undefined,
  network: 'online',
} as const
const ATTEMPT = {
  submission: submissionOf(CHOICES),
  level: 2,
  mayHaveRisen: false,
  timings: { ...TIMINGS, threeDSPause: 1, bankPatience: 1 },
} as const

const attempt = (deps: PaymentDeps, submission: typeof ATTEMPT.submission = ATTEMPT.submission) =>
  toPromise(createActor(attemptIn(paymentLogic(deps)), { input: { ...ATTEMPT, submission } }).start())

const keptRest = { ...GOOD_CARD, cvc: '' }

/** Pays once over a gateway with this answer; returns the outcome and the contents of the vault and the submissions. */
async function pay(text: string, status = 200, broken?: GatewayFault, deps = payingDeps()) {
  const http = httpAnswering(text, status)
  deps.session.saveMemberToken('wallet-token', undefined, deps.session.credentials())
  const submissionsSeen: (string | undefined)[] = []
  const payments = gatewaysOver({
    async send(call) {
      if (call.path.endsWith('/detail')) return httpAnswering(UNPAID).send(call)
      if (call.kind !== 'money') throw new GatewayError('offline', call.path)
      submissionsSeen.push(deps.submissions.current()?.id)
      if (broken) throw new GatewayError(broken, call.path)
      return http.send(call)
    },
  }).payments
  const end = await attempt({ ...deps, payments })
  return { deps, end, calls: http.calls, submissionsSeen }
}

describe('card payments', () => {
  it('a card payment sends member, price and card once, under the id of its stored submission (BEST-01~, PAY-07~, CARD-17~)', async () => {
    const { calls, submissionsSeen } = await pay(PAID)
    expect(calls).toHaveLength(1)
    const [submissionId] = submissionsSeen
    expect(submissionId).toMatch(/^[0-9a-f]{32}$/)
    expect(calls[0]).toMatchObject({ submissionId })
    expect(calls[0]?.body).toMatchObject({
      memberId: '7',
      memberEmail: 'ayse@shop.example',
      gsmNumber: '+905321234567',
      memberToken: 'wallet-token',
      browserFingerprint: 'print',
      userIdentification: createHash('sha256').update('ayse@shop.example').digest('hex'),
      paidPrice: 2480.5,
      installment: 1,
      paymentCard: {
        cardHolderName: 'Ayşe Yılmaz',
        cardNumber: '4543590000000006',
        expireMonth: '05',
        expireYear: '2030',
        cvc: '123',
        registerConsumerCard: false,
      },
    })
  })

  it('a successful card payment clears the whole card and the submission (CARD-14~)', async () => {
    const { end, deps } = await pay(PAID)
    expect(end).toMatchObject({ kind: 'paid', receipt: { paymentId: '99', paid: ORDER.price } })
    expect(deps.vault.read()).toEqual(EMPTY_CARD)
    expect(deps.submissions.current()).toBeUndefined()
  })

  it('a refused card payment keeps the form without the security code, and clears the submission (CARD-11~)', async () => {
    const { end, deps } = await pay(REFUSED)
    expect(end).toMatchObject({ kind: 'refused', problem: { text: 'Limit' }, wasSent: true })
    const { brand, bin, lastFour } = CHOICES.card
    expect(end).toMatchObject({ typed: { brand, bin, lastFour, faults: { cvc: 'validations.cvcRequired' } } })
    expect(deps.vault.read()).toEqual(keptRest)
    expect(deps.submissions.current()).toBeUndefined()
  })

  it.each(['offline', 'deadline', 'server', 'malformed', 'superseded', 'repeated'] as const)(
    'a card payment that fails with %s is unknown: the submission stays, the security code goes (PAY-06~)',
    async (fault) => {
      const { end, deps, submissionsSeen } = await pay(PAID, 200, fault)
      expect(end).toMatchObject({ kind: 'unknown' })
      expect(deps.vault.read()).toEqual(keptRest)
      // The lost answer may have named a bank, but the shopper was not redirected there.
      expect(deps.submissions.current()).toMatchObject({ id: submissionsSeen[0], state: 'answerLost' })
      expect(submissionsSeen).toHaveLength(1)
    },
  )

  it.each([
    ['nothing else', '{"status":"success"}'],
    ['an amount alone', '{"status":"success","paidPrice":2480.5}'],
    ['the token of another order', '{"status":"success","token":"other"}'],
  ])(
    'a card payment answered by a success with %s is unknown, and its attempt is accepted (GWY-11~)',
    async (_, text) => {
      const { end, deps } = await pay(text)
      expect(end).toMatchObject({ kind: 'unknown', isAtBank: false })
      expect(deps.submissions.current()).toMatchObject({ state: 'accepted' })
      expect(deps.vault.read()).toEqual(keptRest)
    },
  )

  it.each([
    ['its order', '{"status":"success","token":"tok"}', undefined],
    ['its payment', '{"status":"success","paymentId":99}', '99'],
  ])('a card payment whose success names %s is paid without a look-up (GWY-11~)', async (_, text, paymentId) => {
    const { end } = await pay(text)
    expect(end).toMatchObject({ kind: 'paid', receipt: { paymentId, paid: ORDER.price } })
  })

  it.each([
    ['a broken gateway', PAID, 502],
    ['half an answer', PAID.slice(0, 40), 200],
    ['the page of a proxy', '<h1>Welcome</h1>', 200],
    ['nothing', '', 200],
  ])(
    'a card payment answered by %s is unknown, is sent once and keeps its submission (PAY-06~)',
    async (_, text, status) => {
      const { end, deps, calls } = await pay(text, status)
      expect(end).toMatchObject({ kind: 'unknown' })
      expect(calls).toHaveLength(1)
      expect(deps.vault.textOf('cvc')).toBe('')
      expect(deps.submissions.current()).toBeDefined()
    },
  )

  it('a card payment after a refusal on the same page has a submission id of its own (BEST-01~)', async () => {
    const one = await pay(REFUSED)
    one.deps.vault.write('cvc', GOOD_CARD.cvc)
    const other = await pay(REFUSED, 200, undefined, one.deps)
    expect([one.end, other.end]).toMatchObject([{ kind: 'refused' }, { kind: 'refused' }])
    expect(other.submissionsSeen).toHaveLength(1)
    expect(one.submissionsSeen[0]).not.toBe(other.submissionsSeen[0])
  })
})

describe('card payments that fail before they are sent', () => {
  it('a saved card without a member token sends nothing, shows the refusal and frees the order (PAY-04~, BEST-02~)', async () => {
    const browser = browserWithTabs()
    const paid = answersByPath({ '/detail': JSON.parse(UNPAID) as object, '/auth/ecom': JSON.parse(PAID) as object })
    const deps = payingDeps({
      members: gatewaysAnswered(JSON.parse(REFUSED)).members,
      payments: gatewaysOver(paid).payments,
      lock: browser.openTab(),
    })
    const { submission } = ATTEMPT
    const card = { kind: 'saved', cardToken: 'saved' } as const
    const ofSaved = { ...submission, question: { ...submission.question, card, typed: undefined } }
    expect(await attempt(deps, ofSaved)).toMatchObject({ kind: 'refused', problem: { text: 'Limit' }, wasSent: false })
    expect(paid.calls.filter(({ kind }) => kind === 'money')).toEqual([])
    expect(deps.submissions.current()).toBeUndefined()
    expect(deps.vault.read()).toEqual(GOOD_CARD)
    expect(await browser.openTab().take()).toBe(true)
  })

  it('a card payment whose order another tab has taken sends nothing and keeps the typed card (PAY-04~, PAY-11~)', async () => {
    const paid = answersByPath({ '/detail': JSON.parse(UNPAID) as object, '/auth/ecom': JSON.parse(PAID) as object })
    const takes = [true, false]
    const lock = { ...NO_OTHER_TABS, take: () => Promise.resolve(takes.shift() ?? false) }
    const deps = payingDeps({ payments: gatewaysOver(paid).payments, lock })
    expect(await attempt(deps)).toMatchObject({ kind: 'refused', problem: PAYMENT_UNDER_WAY, wasSent: false })
    expect(paid.calls.filter(({ kind }) => kind === 'money')).toEqual([])
    expect(deps.vault.read()).toEqual(GOOD_CARD)
  })
})

describe('buyers with a foreign phone', () => {
  const ABROAD = { memberId: undefined, email: 'Anna@Posta.Example', gsmNumber: '+4915112345678' }

  it('a buyer with a foreign phone pays with a typed card, without member id, token or wallet (FRGN-02~, PAY-02~)', async () => {
    const asked = httpAnswering('{"status":"success"}')
    const paid = answersByPath({ '/detail': JSON.parse(UNPAID) as object, '/auth/ecom': JSON.parse(PAID) as object })
    const deps = {
      ...payingDeps({ members: gatewaysOver(asked).members, payments: gatewaysOver(paid).payments }),
      session: newSession(),
    }
    const actor = createActor(cardPaymentLogic(deps), { input: { ...INPUT, buyer: ABROAD } }).start()
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches(CHOOSING), { timeout: 2_000 })
    expect([context.wallet.cards, deps.session.memberToken(), asked.calls]).toEqual([[], undefined, []])

    actor.send({ type: 'shopper.paid' })
    const pressed = await toPromise(actor)
    if (pressed.kind !== 'submitted') throw new Error('nothing was submitted')
    expect(await attempt(deps, pressed.submission)).toMatchObject({ kind: 'paid' })
    const sent = paid.calls.filter(({ kind }) => kind === 'money')
    const body = sent[0]?.body as Record<string, unknown>
    expect(body).toMatchObject({
      memberEmail: 'Anna@Posta.Example',
      gsmNumber: '+4915112345678',
      userIdentification: createHash('sha256').update('anna@posta.example').digest('hex'),
    })
    expect(body).not.toHaveProperty('memberId')
    expect(body).not.toHaveProperty('memberToken')
    expect(sent).toHaveLength(1)
  })
})

describe('opening the wallet', () => {
  const open = async (body: object) => {
    const deps = payingDeps({ members: gatewaysAnswered(body).members })
    const actor = createActor(cardPaymentLogic(deps), { input: INPUT }).start()
    return { deps, snapshot: await waitFor(actor, (later) => !later.matches('openingWallet'), { timeout: 2_000 }) }
  }

  it('the member token of an opened wallet is kept in the session, where no machine sees it (CARD-17~)', async () => {
    const { deps, snapshot } = await open({ status: 'success', data: { memberToken: 'wallet-secret' } })
    expect(deps.session.memberToken()).toBe('wallet-secret')
    expect(JSON.stringify(snapshot)).not.toContain('wallet-secret')
  })

  it.each([
    ['refused', { status: 'failure', errorMessage: 'closed' }],
    ['broken', { status: 'perhaps' }],
  ])(
    'a wallet that is %s leaves the new card as card source, and no member token is kept (PAY-02~)',
    async (_, body) => {
      const { deps, snapshot } = await open(body)
      expect(cardPaymentView(snapshot)).toMatchObject({ kind: 'walletClosed', isNewCardOffered: true })
      expect(deps.session.memberToken()).toBeUndefined()
    },
  )
})
