import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BankFormReading } from '../../src/services/redirects/bank-form'
import { submissionOf } from '../../machines/payment/card/choices'
import type { CardQuestion } from '../../machines/payment/card/ports'
import { EMPTY_CARD } from '../../machines/entities/card'
import type { Member } from '../../machines/entities/member'
import { FOREIGN_BUYER, MEMBER } from '../machines/fixtures/shopper'
import { PAGE, PAGE_SENT } from '../support/contract/row'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { GOOD_CARD } from '../support/cards'
import { CHOICES } from '../machines/support/choices'
import { payingDeps } from './support/paying-deps'
import { sendingIn } from '../support/port-answer'
import { tabStorage } from '../support/tab-storage'
import { PLAIN_TERMS } from '../support/plain-terms'
import { createSubmissions } from '../../src/services/reconciliation/submission'
import { createBankRedirect } from '../../src/services/redirects/bank-redirect'
import { paymentLogic } from '../../src/services/payment/payment'

const FORM = { action: 'https://acs.bank.example/3ds', host: 'acs.bank.example', fields: [['PaReq', 'x']] } as const

const page = vi.hoisted(() => ({
  read: [] as string[],
  reading: undefined as BankFormReading | undefined,
  posted: [] as unknown[],
  isForbidden: false,
}))

vi.mock('../../src/services/redirects/bank-form', () => ({
  bankFormOf(html: string) {
    page.read.push(html)
    return page.reading
  },
}))
vi.mock('../../src/services/redirects/post-form', () => ({
  async postForm(...form: unknown[]) {
    page.posted.push(form)
    if (page.isForbidden) throw new Error('forbidden')
    return undefined
  },
}))

beforeEach(() => {
  Object.assign(page, { read: [], reading: { form: FORM }, posted: [], isForbidden: false })
})

const REDIRECT = { status: 'success', paymentId: 99, threeDSHtmlContent: PAGE_SENT }
const PAID = { status: 'success', paymentId: 99, paidPrice: 2480.5 }
const REFUSED = { status: 'failure', errorCode: '10057', errorMessage: 'İzin yok' }

const SUBMISSION = submissionOf(CHOICES)
const QUESTION: CardQuestion = { ...SUBMISSION.question, call: 'threeDS' }

const submitted = (question: Partial<CardQuestion>) => ({ ...SUBMISSION, question: { ...QUESTION, ...question } })

/** Makes one payment over these answers. */
async function pay(question: Partial<CardQuestion>, answers: Readonly<Record<string, object>>) {
  const http = answersByPath(answers)
  const { sessionStore } = tabStorage()
  const reloaded = () => createSubmissions(sessionStore, { now: () => undefined })
  const deps = payingDeps({ payments: gatewaysOver(http).payments, submissions: reloaded() })
  deps.session.saveMemberToken('wallet-token', undefined, deps.session.credentials())
  const { ask, send } = sendingIn(paymentLogic(deps))
  const answer = await send(submitted(question))
  return { http, deps, answer, reloaded, goToBank: () => ask('goToBank', undefined) }
}

const toBank = () => pay({}, { '/initialize3ds/ecom': REDIRECT })

describe('payments that need a bank redirect', () => {
  it('a payment answered with a bank’s form is redirected to its host; its attempt stays open (CARD-10~)', async () => {
    const { answer, deps } = await toBank()
    expect(answer).toEqual({ kind: 'redirected', bankHost: 'acs.bank.example' })
    expect(page.read).toEqual([PAGE])
    expect(deps.submissions.current()).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{32}$/) as string })
    expect(deps.submissions.current()).not.toMatchObject({ state: 'bankUnreachable' })
    expect(deps.vault.read()).toMatchObject({ cvc: '', cardNumber: expect.stringMatching(/\d/) as string })
    expect(page.posted).toEqual([])
  })

  it('a bank redirect posts the bank’s form, clears the typed card and keeps the attempt (CARD-10~, CARD-14~)', async () => {
    const { deps, goToBank } = await toBank()
    await goToBank()
    expect(page.posted).toEqual([[FORM.action, FORM.fields]])
    expect(deps.vault.read()).toEqual(EMPTY_CARD)
    expect(deps.submissions.current()).toBeDefined()
    expect(deps.submissions.current()).not.toMatchObject({ state: 'bankUnreachable' })
  })

  it('a bank redirect can be repeated until the outcome of its payment is known (PAY-13~)', async () => {
    const { deps, goToBank } = await toBank()
    await goToBank()
    expect(deps.pendingBankRedirect.host()).toBe(FORM.host)
    await deps.pendingBankRedirect.go()
    expect(deps.submissions.current()).toMatchObject({ state: 'goneToBank' })
    expect(page.posted).toEqual([
      [FORM.action, FORM.fields],
      [FORM.action, FORM.fields],
    ])
    deps.pendingBankRedirect.clear()
    expect(deps.pendingBankRedirect.host()).toBeUndefined()
    await expect(goToBank()).rejects.toThrow('no way')
    expect(page.posted).toHaveLength(2)
  })

  it('a payment that was at its bank stays so when a second redirect is forbidden (PAY-13~, PAY-06~)', async () => {
    const { deps, goToBank } = await toBank()
    await goToBank()
    page.isForbidden = true
    await expect(deps.pendingBankRedirect.go()).rejects.toThrow('forbidden')
    expect(deps.submissions.current()).not.toMatchObject({ state: 'bankUnreachable' })
    expect(deps.pendingBankRedirect.host()).toBeUndefined()
  })

  it('the pending bank redirect is the last one prepared, and an unusable bank page clears it (PAY-13~, CARD-10~)', async () => {
    const { deps } = await toBank()
    deps.pendingBankRedirect.hold({ ...FORM, host: 'other.bank.example' })
    expect(deps.pendingBankRedirect.host()).toBe('other.bank.example')
    page.reading = { fault: 'noForm' }
    expect(deps.bankRedirect.prepare('')).toBeUndefined()
    expect(deps.pendingBankRedirect.host()).toBeUndefined()
  })

  it('a bank’s page that can’t be used is reported by its reason, without its content (CARD-10~)', () => {
    const emitted: string[] = []
    const { pendingBankRedirect } = payingDeps()
    const ears = { onUnseen: () => emitted.push('unseen'), onFault: (fault: string) => emitted.push(fault) }
    const way = createBankRedirect(PLAIN_TERMS.home, pendingBankRedirect, ears)
    expect(way.prepare('secret')).toBe(FORM.host)
    page.reading = { fault: 'manyForms' }
    expect(way.prepare('secret')).toBeUndefined()
    expect(emitted).toEqual(['manyForms', 'unseen'])
  })

  it('a payment with an unusable bank page is unknown, its attempt bankUnreachable over a reload (CARD-10~, PAY-06~)', async () => {
    page.reading = { fault: 'manyForms' }
    const { answer, deps, reloaded } = await toBank()
    expect(answer).toEqual({ kind: 'unknown' })
    for (const submissions of [deps.submissions, reloaded()]) {
      expect(submissions.current()).toMatchObject({ state: 'bankUnreachable' })
    }
    expect(deps.vault.textOf('cvc')).toBe('')
  })

  it('a payment whose redirect the page’s policy forbids is bankUnreachable, not at the bank (CARD-10~, PAY-06~)', async () => {
    page.isForbidden = true
    const { deps, goToBank } = await toBank()
    await expect(goToBank()).rejects.toThrow('forbidden')
    expect(deps.submissions.current()).toMatchObject({ state: 'bankUnreachable' })
    expect(deps.vault.read()).toEqual(EMPTY_CARD)
  })
})

describe('payment calls', () => {
  const PATHS = {
    auth: '/auth/ecom',
    threeDS: '/initialize3ds/ecom',
    bkm: '/initializebkm/ecom',
    mix: '/fund/auth/mix-payment',
  } as const

  it('the four payment calls share payload and answer; the mixed one adds the balance, BKM Express has no card (CARD-17)', async () => {
    const ofBuyer = ({ email, gsmNumber }: Pick<Member, 'email' | 'gsmNumber'>) => ({
      locale: 'tr',
      paymentChannel: 'PAY_WITH_WALLET',
      browserFingerprint: 'print',
      paidPrice: 2480.5,
      memberEmail: email,
      gsmNumber,
      installment: 1,
      userIdentification: createHash('sha256').update(email).digest('hex'),
    })
    const ofForeigner = ofBuyer(FOREIGN_BUYER)
    const ofMember = { ...ofBuyer(MEMBER), memberId: MEMBER.memberId, memberToken: 'wallet-token' }
    const { cardNumber, cvc } = GOOD_CARD
    const typed = { cardHolderName: 'Ayşe Yılmaz', cardNumber: cardNumber.replace(/ /g, ''), cvc }
    const cards = [
      [{ kind: 'saved', cardToken: 'a card' }, { cardToken: 'a card' }],
      [
        { kind: 'new', isStored: true },
        { ...typed, expireMonth: '05', expireYear: '2030', registerConsumerCard: true },
      ],
    ] as const
    const bonusUsed = { minor: 1000, currency: 'TRY' }
    const reward = { rewardAmount: 10, rewardUsage: 1 }
    const balanceUsed = { minor: 50_000, currency: 'TRY' }
    const bodyOf = async (question: Partial<CardQuestion> & Pick<CardQuestion, 'call'>) => {
      const { http, answer } = await pay(question, { [PATHS[question.call]]: PAID })
      expect(answer).toMatchObject({ kind: 'paid' })
      expect(http.calls).toHaveLength(1)
      const redirected = await pay(question, { [PATHS[question.call]]: REDIRECT })
      expect(redirected.answer).toMatchObject({ kind: 'redirected' })
      return http.calls[0]?.body
    }
    for (const [card, paymentCard] of cards) {
      for (const call of ['auth', 'threeDS'] as const) {
        expect(await bodyOf({ call, card })).toEqual({ ...ofMember, paymentCard })
        const withBonus = { ...ofMember, paymentCard, reward, installment: 6 }
        expect(await bodyOf({ call, card, bonusUsed, installment: 6 })).toEqual(withBonus)
        expect(await bodyOf({ call, card, buyer: FOREIGN_BUYER })).toEqual({ ...ofForeigner, paymentCard })
      }
      const mixed = { ...ofMember, paymentCard, reward, memberBalanceAmount: 500 }
      expect(await bodyOf({ call: 'mix', card, bonusUsed, balanceUsed })).toEqual(mixed)
    }
    expect(await bodyOf({ call: 'bkm', card: { kind: 'elsewhere' } })).toEqual(ofMember)
  })

  it.each(['auth', 'threeDS', 'bkm'] as const)(
    '%s ends as paid, refused or redirected, and as unknown for a used token (CARD-09~, CARD-17~)',
    async (call) => {
      const card = call === 'bkm' ? ({ kind: 'elsewhere' } as const) : QUESTION.card
      const by = (answer: object) => pay({ call, card }, { [PATHS[call]]: answer })
      const paid = await by(PAID)
      expect(paid.answer).toMatchObject({ kind: 'paid', receipt: { paymentId: '99' } })
      expect([paid.deps.vault.read(), paid.deps.submissions.current()]).toEqual([EMPTY_CARD, undefined])
      const refused = await by(REFUSED)
      expect(refused.answer).toMatchObject({ kind: 'refused', refusal: { code: '10057' } })
      expect(refused.deps.submissions.current()).toBeUndefined()
      expect((await by(REDIRECT)).answer).toMatchObject({ kind: 'redirected' })
      expect((await by({ status: 'failure', errorCode: '5125' })).answer).toEqual({ kind: 'unknown' })
      for (const { http } of [paid, refused]) expect(http.calls).toHaveLength(1)
    },
  )

  it('a BKM Express payment carries the member and one installment, but no card (CARD-09~)', async () => {
    const { http } = await pay({ call: 'bkm', card: { kind: 'elsewhere' } }, { [PATHS.bkm]: REDIRECT })
    expect(http.calls[0]?.body).not.toHaveProperty('paymentCard')
    expect(http.calls[0]?.body).toMatchObject({ installment: 1, memberId: '7' })
  })

  it('a payment call carries the consent to store the card, the installments and bonus points (CARD-15~, CARD-17~)', async () => {
    const chosen = { installment: 3, bonusUsed: { minor: 1235, currency: 'TRY' } }
    const { http } = await pay(
      { ...chosen, call: 'auth', card: { kind: 'new', isStored: true } },
      { [PATHS.auth]: PAID },
    )
    expect(http.calls[0]?.body).toMatchObject({
      installment: 3,
      reward: { rewardAmount: 12.35, rewardUsage: 1 },
      paymentCard: { registerConsumerCard: true },
    })
  })

  it('a call that does not fit its card or balance fails and starts no attempt', async () => {
    const deps = payingDeps()
    const { send } = sendingIn(paymentLogic(deps))
    const ask = (changed: Partial<CardQuestion>) => send(submitted(changed))
    await expect(ask({ card: { kind: 'elsewhere' } })).rejects.toThrow('by a call for cards')
    await expect(ask({ call: 'mix' })).rejects.toThrow('where there is a balance')
    expect(deps.submissions.current()).toBeUndefined()
  })
})
