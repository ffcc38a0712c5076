import { describe, expect, it } from 'vitest'
import { submissionOf } from '../../machines/payment/card/choices'
import type { BalanceSubmission } from '../../machines/payment/balance/ports'
import type { AnySubmission } from '../../machines/payment/rules'
import { paymentLogic } from '../../src/services/payment/payment'
import { newSession } from '../support/new-session'
import { MEMBER, ORDER } from '../machines/fixtures/shopper'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysAnswered, gatewaysOver } from '../support/answering-http'
import { CHOICES } from '../machines/support/choices'
import { LOGIN } from '../machines/support/login'
import { payingDeps } from './support/paying-deps'
import { sendingIn } from '../support/port-answer'

const { price } = ORDER
const PAID = { status: 'success', paymentId: '9', paidPrice: price.minor / 100 }

const WALLETS = {
  'refuses to open': { status: 'failure', errorCode: '100001' },
  breaks: { status: 'what' },
  'names no member token': { status: 'success', data: { items: [] } },
}

const BALANCE: BalanceSubmission = {
  method: 'balance',
  price,
  sum: price,
  bankPart: price,
  gate: undefined,
  choice: undefined,
  question: { member: MEMBER, price },
}

/** A member whose wallet gives this answer makes a payment; returns the outcome and the bodies sent. */
async function sentWith(wallet: object, submission: AnySubmission) {
  const http = answersByPath({ '/auth/ecom': PAID, '/fund/auth': PAID, '/mix-payment': PAID })
  const session = newSession()
  session.logIn(LOGIN)
  const { payments } = gatewaysOver(http)
  const deps = payingDeps({ payments, session, members: gatewaysAnswered(wallet).members })
  const end = await sendingIn(paymentLogic(deps)).send(submission)
  return { end, bodies: http.calls.flatMap(({ kind, body }) => (kind === 'money' ? [body] : [])) }
}

describe.each(Object.entries(WALLETS))('a wallet that %s', (_, wallet) => {
  it('a new card can pay without a member token where the wallet has a problem (PAY-02~)', async () => {
    const { end, bodies } = await sentWith(wallet, submissionOf(CHOICES))
    expect(end).toMatchObject({ kind: 'paid' })
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ memberId: MEMBER.memberId })
    expect(bodies[0]).not.toHaveProperty('memberToken')
  })

  it('the balance can pay without a member token where the wallet has a problem (PAY-02~)', async () => {
    const { end, bodies } = await sentWith(wallet, BALANCE)
    expect(end).toMatchObject({ kind: 'paid' })
    expect(bodies).toHaveLength(1)
    expect(bodies[0]).not.toHaveProperty('authenticationToken')
  })

  it('a mixed payment by new card needs no member token where the wallet has a problem (PAY-02~, MIX-02~)', async () => {
    const used = { minor: 1000, currency: price.currency }
    const submission = submissionOf(CHOICES)
    const mixed = { ...submission, question: { ...submission.question, call: 'mix' as const, balanceUsed: used } }
    const { end, bodies } = await sentWith(wallet, mixed)
    expect(end).toMatchObject({ kind: 'paid' })
    expect(bodies[0]).toMatchObject({ memberBalanceAmount: 10 })
    expect(bodies[0]).not.toHaveProperty('memberToken')
  })

  it('a saved card is not sent where the wallet has a problem, since its owner is unknown (CARD-16~)', async () => {
    const submission = submissionOf(CHOICES)
    const card = { kind: 'saved', cardToken: 'token' } as const
    const { end, bodies } = await sentWith(wallet, {
      ...submission,
      question: { ...submission.question, card, typed: undefined },
    })
    expect(end).toMatchObject({ kind: 'refused' })
    expect(bodies).toEqual([])
  })
})
