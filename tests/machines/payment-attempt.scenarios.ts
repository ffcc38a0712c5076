import { expect } from 'vitest'
import { FORM_CHANGED } from '../../machines/entities/payment-problem'
import { GENERIC_PROBLEM } from '../../machines/entities/problem'
import type { paymentAttemptMachine } from '../../machines/payment/attempt/machine'
import { UNDER_WAY } from '../../machines/payment/order-check/rules'
import { paymentSentTold } from './payment-sent.scenarios'
import { REFUSED } from './support/card-payment-story'
import { ALREADY_APPLIED } from './support/credits'
import { OTHER_PRICE } from './support/funds'
import { GATE_ASKING } from './support/held-gate'
import { NOTHING_SENT, begin } from './support/payment-attempt-story'
import { CARD, CARD_WITHOUT_CODE, ORDER, RECEIPT, REFUSAL } from './support/shopper'
import { BALANCE_SUBMISSION, CARD_SUBMISSION, CREDIT_SUBMISSION, SUBMISSIONS } from './support/submissions'
import type { Told } from './support/tell'
import { CARDS } from './support/wallet'

type Machine = typeof paymentAttemptMachine
type Start = Parameters<typeof begin>[1]

/** Pressed for; gate, order and preparation answer when they are told to. */
const pressed = (machine: Machine, start: Start = {}) => begin(machine, { isCheckHeld: true, ...start })

/** Past the gate, if there is one, and at the order. */
async function atOrder(machine: Machine, start?: Start) {
  const story = pressed(machine, start)
  if (typeof story.state() === 'object') await story.openGate()
  return story
}

/** All that is left is to make it ready. */
async function atPreparation(machine: Machine, start?: Start) {
  const story = await atOrder(machine, start)
  await story.check.answer({ kind: 'ready' })
  return story
}

/** By whatever method: what comes between the press and the money, and what becomes of it. */
export const paymentAttemptTold: Told<Machine> = {
  'the gate is asked, then the order, then all is made ready, and only then is sent what was pressed, once (KYC-07~, BAL-02~, BEST-08~, PAY-04~, PAY-11~)':
    async (machine) => {
      for (const submission of [CARD_SUBMISSION, BALANCE_SUBMISSION]) {
        const story = pressed(machine, { submission })
        expect(story.gate.asked).toEqual([{ ...submission.gate, level: 1 }])
        expect(story.check.asked).toEqual([])
        await story.openGate()
        expect([story.check.asked, story.preparation.asked]).toEqual([[{ price: ORDER.price }], []])
        await story.check.answer({ kind: 'ready' })
        expect([story.preparation.asked, story.payment.asked, story.tags()]).toEqual([[submission], [], []])
        await story.preparation.answer({ kind: 'ready' })
        expect([story.payment.asked, story.tags()]).toEqual([[submission], ['paymentInFlight']])
        await story.payment.answer({ kind: 'paid', receipt: RECEIPT })
        expect(story.output()).toEqual({ kind: 'paid', receipt: RECEIPT, level: 2, cards: undefined })
        expect(story.payment.asked).toHaveLength(1)
      }
    },

  'an attempt says when its gate asks the shopper who they are, and only then (PAY-05~, PAY-11~)': async (machine) => {
    const isAsked = ({ snapshot }: ReturnType<typeof begin>) => snapshot().hasTag('identityAsked')
    const story = pressed(machine)
    expect([story.state(), isAsked(story)]).toEqual([{ gating: 'looking' }, false])
    await story.openGate()
    expect([story.state(), isAsked(story)]).toEqual(['checking', false])
    const asked = pressed(machine, { gateLogic: GATE_ASKING })
    expect([asked.state(), isAsked(asked)]).toEqual([{ gating: 'asking' }, true])
  },

  'where there are no limits of a member to be asked for, the order is asked at once (KYC-07~, CRED-03~, BANK-02~)': (
    machine,
  ) => {
    for (const submission of SUBMISSIONS) {
      const story = pressed(machine, { submission: { ...submission, gate: undefined } })
      expect([story.gate.asked, story.check.asked]).toEqual([[], [{ price: ORDER.price }]])
    }
  },

  'who closes the question who they are has paid nothing, and is known as the gate found them (KYC-01~, KYC-02~)':
    async (machine) => {
      const story = pressed(machine, { level: 0 })
      expect(story.gate.asked).toMatchObject([{ level: 0 }])
      await story.gate.answer({ kind: 'declined', level: 1, cards: CARDS })
      expect(story.output()).toEqual({ ...NOTHING_SENT, level: 1, cards: CARDS })
      expect([story.check.asked, story.payment.asked]).toEqual([[], []])
    },

  'a level or a limit that could not be found out sends nothing and says so (KYC-06~, PAY-14~)': async (machine) => {
    const stopped = pressed(machine)
    await stopped.gate.answer({ kind: 'stopped', level: undefined, cards: undefined, problem: REFUSED })
    const broken = pressed(machine)
    await broken.gate.fail()
    expect([stopped, broken].map((story) => story.output())).toEqual(
      [REFUSED, GENERIC_PROBLEM].map((problem) => ({ ...NOTHING_SENT, problem })),
    )
    expect([...stopped.check.asked, ...broken.check.asked]).toEqual([])
  },

  'what can’t be found out of the order, or is being paid elsewhere, is told, and nothing is sent (BEST-01~, BEST-08~, KYC-03~)':
    async (machine) => {
      for (const submission of SUBMISSIONS) {
        const story = await atOrder(machine, { submission, level: 2 })
        await story.check.answer({ kind: 'refused', problem: UNDER_WAY })
        // A level that was earned at the gate is known the next time.
        expect(story.output()).toEqual({ ...NOTHING_SENT, problem: UNDER_WAY, level: 2 })
        const broken = await atOrder(machine, { submission })
        await broken.check.fail()
        expect(broken.output()).toMatchObject({ kind: 'refused', problem: GENERIC_PROBLEM, wasSent: false })
        expect([...story.preparation.asked, ...broken.preparation.asked]).toEqual([])
      }
    },

  'an order that has been paid meanwhile, or is being paid elsewhere, is never paid again: its outcome is asked for (PAY-04~, BEST-01~, PAY-13~)':
    async (machine) => {
      const story = await atOrder(machine)
      await story.check.answer({ kind: 'settled' })
      expect(story.output()).toEqual({ kind: 'unknown', wasSent: false, isAtBank: true, level: 2, cards: undefined })
      expect(story.preparation.asked).toEqual([])
    },

  'another price ends it once it was accepted, with nothing sent: it is pressed for anew (BEST-08~, PAY-12~)': async (
    machine,
  ) => {
    const story = await atOrder(machine)
    story.send({ type: 'shopper.acceptedPrice' })
    expect([story.view().isRepriced, story.priceChange()]).toEqual([false, undefined])
    await story.check.answer({ kind: 'changed', price: OTHER_PRICE })
    expect([story.view().isRepriced, story.priceChange()]).toEqual([
      true,
      { from: ORDER.price, to: OTHER_PRICE, isAnnounced: true },
    ])
    story.send({ type: 'shopper.wentToBank' })
    expect([story.state(), story.tags()]).toEqual([{ accepting: 'announced' }, []])
    story.send({ type: 'shopper.closedDanger' })
    expect([story.state(), story.priceChange()?.isAnnounced]).toEqual([{ accepting: 'noticed' }, false])
    story.send({ type: 'shopper.acceptedPrice' })
    expect(story.output()).toEqual({ kind: 'repriced', price: OTHER_PRICE, level: 2, cards: undefined })
    expect([story.check.asked.length, story.preparation.asked, story.payment.asked]).toEqual([1, [], []])
  },

  'a card form that is not what was shown at the press any more sends nothing, and is handed back as it is by now (PAY-11~)':
    async (machine) => {
      const story = await atPreparation(machine)
      await story.preparation.answer({ kind: 'changed', typed: CARD_WITHOUT_CODE })
      expect(story.output()).toEqual({
        ...{ ...NOTHING_SENT, level: 2 },
        ...{ problem: FORM_CHANGED, typed: CARD_WITHOUT_CODE },
      })
      expect(story.payment.asked).toEqual([])
    },

  'an order that another tab has taken since the look at it sends nothing, and keeps the form (PAY-04~, PAY-11~)':
    async (machine) => {
      const story = await atPreparation(machine)
      await story.preparation.answer({ kind: 'underWay', typed: CARD })
      expect(story.output()).toEqual({ ...NOTHING_SENT, level: 2, problem: UNDER_WAY, typed: CARD })
      expect(story.payment.asked).toEqual([])
    },

  'what is refused before it is sent was not sent, and says why; what breaks there as well (PAY-11~, PAY-14~, CRED-03~, CRED-06~, CRED-07~)':
    async (machine) => {
      const told = { ...NOTHING_SENT, level: 2, typed: CARD }
      const card = await atPreparation(machine)
      await card.preparation.answer({ kind: 'refused', refusal: REFUSAL, typed: CARD })
      expect(card.output()).toEqual({ ...told, problem: REFUSED, refusal: REFUSAL })
      const credit = await atPreparation(machine, { submission: CREDIT_SUBMISSION, level: 2 })
      await credit.preparation.answer({ kind: 'refused', refusal: ALREADY_APPLIED, typed: CARD })
      const problem = { text: ALREADY_APPLIED.message }
      expect(credit.output()).toMatchObject({ ...told, problem, refusal: ALREADY_APPLIED })
      const broken = await atPreparation(machine)
      await broken.preparation.fail()
      expect(broken.output()).toEqual({ ...told, problem: GENERIC_PROBLEM, typed: undefined })
      for (const story of [card, credit, broken]) expect(story.payment.asked).toEqual([])
    },

  ...paymentSentTold,
}
