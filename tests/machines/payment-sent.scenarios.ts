import { expect } from 'vitest'
import { paymentProblemOf } from '../../machines/entities/bank-refusal'
import type { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { TRANSFER } from './fixtures/bank-accounts'
import { REFUSED } from './support/card-payment-harness'
import { ANKA, CREDIT_HOST } from './fixtures/credits'
import { BANK_HOST } from './fixtures/offers'
import { TIMINGS } from './fixtures/timings'
import { begin } from './support/payment-attempt-harness'
import { CARD_WITHOUT_CODE, ORDER, RECEIPT, REFUSAL, SHORT_OF_FUNDS } from './fixtures/shopper'
import { CARD_SUBMISSION, CREDIT_SUBMISSION, SUBMISSIONS, TRANSFER_SUBMISSION } from './fixtures/submissions'
import type { Scenarios } from './support/scenario'

type Machine = typeof paymentAttemptMachine

/** The output fields of a payment without a gate. */
const FOUND = { level: 1, mayHaveRisen: false, cards: undefined }

const sent = (machine: Machine, submission: (typeof SUBMISSIONS)[number] = CARD_SUBMISSION) =>
  begin(machine, { submission: { ...submission, gate: undefined } })

/** Sent; the bank requires a redirect first. */
async function redirected(machine: Machine, submission?: (typeof SUBMISSIONS)[number], bankHost = BANK_HOST) {
  const harness = sent(machine, submission)
  await harness.payment.answer({ kind: 'redirected', bankHost, paymentId: undefined })
  return harness
}

/** Results of a payment that was sent. */
export const paymentSentScenarios: Scenarios<Machine> = {
  'a successful payment ends with its receipt, and a transfer with its code (CARD-10~, BAL-01~, BANK-02~)': async (
    machine,
  ) => {
    const [card, transfer] = [sent(machine), sent(machine, TRANSFER_SUBMISSION)]
    await card.payment.answer({ kind: 'paid', receipt: RECEIPT })
    expect(card.output()).toEqual({ kind: 'paid', receipt: RECEIPT, ...FOUND })
    await transfer.payment.answer({ kind: 'issued', transfer: TRANSFER })
    expect(transfer.output()).toEqual({ kind: 'issued', transfer: TRANSFER, ...FOUND })
  },

  'a refusal shows why, that the call was sent, and what the card’s fields hold by now (CARD-11~, CARD-12~, CRED-06~, BANK-02~, PAY-14~)':
    async (machine) => {
      for (const submission of SUBMISSIONS) {
        const harness = sent(machine, submission)
        await harness.payment.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD_WITHOUT_CODE })
        expect(harness.output()).toEqual({
          kind: 'refused',
          problem: REFUSED,
          refusal: REFUSAL,
          wasSent: true,
          typed: CARD_WITHOUT_CODE,
          ...FOUND,
        })
      }
      const short = sent(machine)
      await short.payment.answer({ kind: 'refused', refusal: SHORT_OF_FUNDS, typed: CARD_WITHOUT_CODE })
      expect(short.output()).toMatchObject({ problem: paymentProblemOf(SHORT_OF_FUNDS), refusal: SHORT_OF_FUNDS })
    },

  'an answer that fails, or is not the provider’s, is unknown, and nothing is sent again (PAY-06~, PAY-14~, BEST-01~)':
    async (machine) => {
      for (const submission of SUBMISSIONS) {
        const [lost, broken] = [sent(machine, submission), sent(machine, submission)]
        await lost.payment.answer({ kind: 'unknown' })
        await broken.payment.fail()
        for (const harness of [lost, broken]) {
          expect([harness.state(), harness.output()]).toEqual([
            'unknown',
            { kind: 'unknown', wasSent: true, isAtBank: false, ...FOUND },
          ])
          expect(harness.payment.asked).toHaveLength(1)
        }
      }
    },

  'only the notices about the wait change while an answer is awaited (PAY-04~, PAY-05~)': async (machine) => {
    for (const submission of SUBMISSIONS) {
      const harness = sent(machine, submission)
      harness.clock.increment(TIMINGS.slowAfter - 1)
      expect([harness.tags(), harness.view().isSlow]).toEqual([['paymentInFlight'], false])
      harness.clock.increment(1)
      expect([harness.tags(), harness.view().isSlow]).toEqual([['paymentInFlight', 'paymentSlow'], true])
      harness.clock.increment(TIMINGS.overdueAfter - TIMINGS.slowAfter)
      for (const type of ['shopper.acceptedPrice', 'shopper.wentToBank'] as const) harness.send({ type })
      expect(harness.tags()).toEqual(['paymentInFlight', 'paymentSlow', 'paymentOverdue'])
      expect(harness.payment.asked).toHaveLength(1)
      await harness.payment.answer({ kind: 'paid', receipt: RECEIPT })
      expect(harness.output()).toMatchObject({ kind: 'paid', receipt: RECEIPT })
    }
  },

  'a bank redirect names its bank, and starts after a pause, once (CARD-10~, CRED-04~, PAY-12~)': async (machine) => {
    const bankPart = { ...ORDER.price, minor: 1_000 }
    const ways = [
      [{ ...CARD_SUBMISSION, bankPart }, BANK_HOST, TIMINGS.threeDSPause, 'newCard'],
      [{ ...CREDIT_SUBMISSION, bankPart }, CREDIT_HOST, TIMINGS.creditPause, ANKA.acquirerId],
    ] as const
    for (const [submission, bankHost, pause, choice] of ways) {
      const harness = await redirected(machine, submission, bankHost)
      expect(harness.redirect()).toEqual({ amount: bankPart, choice, bankHost, isLeaving: false })
      expect(harness.tags()).toEqual(['paymentRedirected'])
      harness.clock.increment(pause - 1)
      expect(harness.bank.asked).toEqual([])
      harness.clock.increment(1)
      expect([harness.bank.asked.length, harness.redirect().isLeaving]).toEqual([1, true])
      harness.send({ type: 'shopper.wentToBank' })
      await harness.bank.answer(undefined)
      harness.send({ type: 'shopper.wentToBank' })
      harness.clock.increment(pause)
      expect([harness.bank.asked.length, harness.redirect().isLeaving, harness.payment.asked.length]).toEqual([
        1,
        true,
        1,
      ])
    }
  },

  'a shopper who presses continue goes to the bank at once, and only once (CARD-10~, CRED-04~)': async (machine) => {
    const harness = await redirected(machine)
    harness.send({ type: 'shopper.wentToBank' })
    harness.send({ type: 'shopper.wentToBank' })
    harness.clock.increment(TIMINGS.threeDSPause)
    expect(harness.bank.asked).toHaveLength(1)
  },

  'a bank that can’t be reached, or has no page, leaves the outcome to the order (CARD-10~, CRED-04~, PAY-06~)': async (
    machine,
  ) => {
    const forbidden = await redirected(machine)
    forbidden.send({ type: 'shopper.wentToBank' })
    await forbidden.bank.fail()
    const endless = await redirected(machine)
    endless.send({ type: 'shopper.wentToBank' })
    await endless.bank.answer(undefined)
    endless.clock.increment(TIMINGS.bankPatience - 1)
    expect(endless.snapshot().status).toBe('active')
    endless.clock.increment(1)
    const unknown = { kind: 'unknown', wasSent: true, isAtBank: true, ...FOUND }
    for (const harness of [forbidden, endless]) expect(harness.output()).toEqual(unknown)
  },

  'a shopper who comes back from the bank to the cached page has the order read at once (PAY-13~)': async (machine) => {
    for (const steps of [0, 1, 2]) {
      const harness = await redirected(machine)
      if (steps > 0) harness.send({ type: 'shopper.wentToBank' })
      if (steps > 1) await harness.bank.answer(undefined)
      harness.send({ type: 'tab.restored' })
      expect(harness.output()).toEqual({ kind: 'unknown', wasSent: true, isAtBank: true, ...FOUND })
    }
    const before = sent(machine)
    before.send({ type: 'tab.restored' })
    expect(before.tags()).toEqual(['paymentInFlight'])
  },
}
