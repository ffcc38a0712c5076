import { describe, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { CARD_FIELDS } from '../../machines/entities/card'
import { submissionOf } from '../../machines/payment/card/choices'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import { FORM_CHANGED } from '../../machines/entities/payment-problem'
import type { prepare } from '../../machines/payment/attempt/ports'
import type { OpenCardVault } from '../../src/checkout/card-vault'
import { createCardVault } from '../../src/services/payment/card-vault'
import { paymentLogic } from '../../src/services/payment/payment'
import { TIMINGS } from '../machines/fixtures/timings'
import { settled } from '../machines/support/settled'
import { TODAY, saved } from '../machines/fixtures/wallet'
import { answersByPath } from '../support/answers-by-path'
import { gatewaysOver } from '../support/answering-http'
import { GOOD_CARD, NOVEMBER_2025 } from '../support/cards'
import { CHOICES } from '../machines/support/choices'
import { countingLock } from '../support/counting-lock'
import { payingDeps } from './support/paying-deps'
import { attemptIn, sendingIn } from '../support/port-answer'

/** A member who has pressed pay with the card in the fields, in a tab that counts lock releases and calls. */
function pressed(changed: Parameters<typeof payingDeps>[0] = {}) {
  const { lock, releases } = countingLock()
  const http = answersByPath({
    '/detail': { status: 'success', price: 2480.5, paymentStatus: 'NONE' },
    '/auth/ecom': { status: 'success', paymentId: 99, paidPrice: 2480.5 },
  })
  const deps = payingDeps({ lock, payments: gatewaysOver(http).payments, ...changed })
  const payment = paymentLogic(deps)
  return {
    deps,
    releases,
    payment,
    sent: () => http.calls.filter(({ kind }) => kind === 'money'),
    submission: submissionOf({ ...CHOICES, card: deps.vault.facts() }),
  }
}

/** The rest of a submitted payment, from the read of its order on. */
const attempted = ({ payment, submission }: ReturnType<typeof pressed>) =>
  createActor(attemptIn(payment), { input: { submission, level: 2, mayHaveRisen: false, timings: TIMINGS } }).start()

const OTHER_CARD = '5400 3600 0000 0003'

const CHANGES: readonly (readonly [string, (vault: OpenCardVault) => void])[] = [
  ['half of the number', (vault) => vault.write('cardNumber', GOOD_CARD.cardNumber.slice(0, 9))],
  ['the number of another card', (vault) => vault.write('cardNumber', OTHER_CARD)],
  ['a security code of one digit', (vault) => vault.write('cvc', '1')],
  [
    'an expiry without its last two characters',
    (vault) => vault.write('expireDate', GOOD_CARD.expireDate.slice(0, -2)),
  ],
  ['another security code', (vault) => vault.write('cvc', '987')],
  ['another expiry', (vault) => vault.write('expireDate', '11/2037')],
  ['another name', (vault) => vault.write('accountHolder', 'Can Demir')],
  ['no name', (vault) => vault.write('accountHolder', '')],
  ['nothing any more', (vault) => vault.clearAll()],
]

describe('sending a new card', () => {
  it('a new card that is unchanged since the press is sent, and the payment lock stays held (PAY-11~)', async () => {
    const press = pressed()
    expect(await toPromise(attempted(press))).toMatchObject({ kind: 'paid' })
    expect([press.sent().length, press.releases()]).toEqual([1, 0])
  })

  it.each(CHANGES)(
    'a new card with %s in its fields since the press is not sent; the payment lock is released (PAY-11~, PAY-04~)',
    async (_, change) => {
      const press = pressed()
      const { deps, releases, sent } = press
      change(deps.vault)
      const now = deps.vault.read()
      expect(await toPromise(attempted(press))).toMatchObject({
        kind: 'refused',
        problem: FORM_CHANGED,
        refusal: undefined,
        wasSent: false,
        typed: deps.vault.facts(),
      })
      expect([sent(), releases(), deps.submissions.current()]).toEqual([[], 1, undefined])
      expect(deps.vault.read()).toEqual(now)
    },
  )

  it('a new card that changes while the fingerprint is awaited is not sent (PAY-11~)', async () => {
    let made: (print: string) => void = () => undefined
    const press = pressed({ fingerprint: () => new Promise((resolve) => (made = resolve)) })
    const ending = toPromise(attempted(press))
    await settled()
    press.deps.vault.write('cardNumber', OTHER_CARD)
    made('print')
    expect(await ending).toMatchObject({ kind: 'refused', problem: FORM_CHANGED })
    expect([press.sent(), press.releases()]).toEqual([[], 1])
  })

  it('a new card whose last month ends after the press is not sent (PAY-11~, CARD-05~)', async () => {
    let month = NOVEMBER_2025
    const vault = createCardVault(() => month)
    for (const field of CARD_FIELDS) vault.write(field, GOOD_CARD[field])
    vault.write('expireDate', '11/2025')
    const press = pressed({ vault })
    month = { year: 2025, month: 12 }
    expect(await toPromise(attempted(press))).toMatchObject({ kind: 'refused', problem: FORM_CHANGED })
    expect(press.sent()).toEqual([])
  })

  it('a new card is sent with a new member token where the last one is in doubt, and with none before (PAY-02~)', async () => {
    const tokenOf = async ({ payment, submission, sent }: ReturnType<typeof pressed>) => {
      await sendingIn(payment).send(submission)
      return sent().map(({ body }) => (body as { readonly memberToken?: string }).memberToken)
    }
    expect(await tokenOf(pressed())).toEqual([undefined])
    const inDoubt = pressed()
    const { session } = inDoubt.deps
    session.saveMemberToken('last', undefined, session.credentials())
    session.doubtMemberToken()
    expect(await tokenOf(inDoubt)).toEqual(['wallet-token'])
  })

  it('a payment by saved card ignores the new card in the fields (PAY-11~, CARD-09~)', async () => {
    const { payment, deps, sent } = pressed()
    deps.vault.write('cardNumber', '4')
    const wallet = { cards: [saved('first')], today: TODAY }
    const chosen = submissionOf({ ...CHOICES, wallet, cardSource: 'savedCard', selectedCard: 'first' })
    expect(await sendingIn(payment).send(chosen)).toMatchObject({ kind: 'paid' })
    expect(sent()).toMatchObject([{ body: { paymentCard: { cardToken: 'first' } } }])
  })
})

describe('preparation of a payment', () => {
  it('a payment whose preparation fails releases the payment lock once and sends nothing (PAY-11~, PAY-04~)', async () => {
    const press = pressed({ fingerprint: () => Promise.reject(new Error('broken on purpose')) })
    const { releases, sent, deps } = press
    await expect(sendingIn(press.payment).ask('prepare', press.submission)).rejects.toThrow('on purpose')
    expect(releases()).toBe(1)
    expect(await toPromise(attempted(press))).toMatchObject({
      kind: 'refused',
      problem: GENERIC_PROBLEM,
      wasSent: false,
    })
    expect([releases(), sent(), deps.submissions.current()]).toEqual([2, [], undefined])
  })

  it.each(['print', new Error('broken on purpose')])(
    'a preparation that is left releases the payment lock at once, and not again when %s comes (PAY-11~, PAY-04~)',
    async (outcome) => {
      let made: (print: string | Promise<never>) => void = () => undefined
      const press = pressed({ fingerprint: () => new Promise((resolve) => (made = resolve)) })
      const { actors } = attemptIn(press.payment).implementations
      const actor = createActor(actors['prepare'] as typeof prepare, { input: press.submission }).start()
      await settled()
      expect(press.releases()).toBe(0)
      actor.stop()
      expect(press.releases()).toBe(1)
      made(typeof outcome === 'string' ? outcome : Promise.reject(outcome))
      // WebCrypto computes the hash of the e-mail in another thread.
      await crypto.subtle.digest('SHA-256', new Uint8Array(1))
      await settled()
      expect(press.releases()).toBe(1)
      await expect(sendingIn(press.payment).ask('authorise', press.submission)).rejects.toThrow('prepared')
      expect([press.sent(), press.deps.submissions.current()]).toEqual([[], undefined])
    },
  )

  it('a prepared payment is sent once, and an unprepared one never (BEST-01~, PAY-11~)', async () => {
    const { payment, submission, sent } = pressed()
    const { ask, send } = sendingIn(payment)
    await expect(ask('authorise', submission)).rejects.toThrow('only what was prepared')
    expect(await send(submission)).toMatchObject({ kind: 'paid' })
    await expect(ask('authorise', submission)).rejects.toThrow('only what was prepared')
    expect(sent()).toHaveLength(1)
  })

  it.each(['5124', '5125', '10203'])(
    'a prepared payment refused as a used token (%s) is unknown, not "not charged" (GWY-11~, PAY-14~)',
    async (code) => {
      const http = answersByPath({ '/auth/ecom': { status: 'failure', errorCode: code } })
      const { payment, submission } = pressed({ payments: gatewaysOver(http).payments })
      expect(await sendingIn(payment).send(submission)).toEqual({ kind: 'unknown' })
    },
  )

  it('a sent payment is stored with method, price and choices until its outcome is known (PAY-12~, BEST-01~)', async () => {
    const http = answersByPath({ '/auth/ecom': { status: 'failure', errorCode: '5125' } })
    const { payment, submission, deps } = pressed({ payments: gatewaysOver(http).payments })
    expect(await sendingIn(payment).send(submission)).toEqual({ kind: 'unknown' })
    const { method, price, sum, choice } = submission
    const { installment, balanceUsed, bonusUsed } = submission.question
    const parts = { installment, balanceUsed, bonusUsed }
    expect(deps.submissions.current()?.attempted).toEqual({ method, price, sum, choice, parts })
  })
})
