import { FORMS, methodsOf } from '../../../machines/payment/rules'
import type { PaymentContext } from '../../../machines/payment/context'
import { callIn, callsIn, known, moneyCallsIn, submissionIn } from './below'
import { CODE_CALLS } from './access-laws'
import { deadEnds } from './dead-ends'
import type { Step } from './explore'
import { type Law, begins, begun, isSaid, snapshotOf, stateOf } from './law'
import type { System } from './system'

/** The children that run while the shopper can choose a payment method, or has pressed. */
const WAYS_TO_PAY: readonly string[] = [
  ...Object.values(FORMS).flatMap(({ id }) => (id === 'bankTransfer' ? [] : [id])),
  'attempt',
]

function waysOpen({ kids }: System): readonly string[] {
  const payment = kids.get('payment')
  return payment?.kind === 'machine' ? WAYS_TO_PAY.filter((id) => payment.system.kids.has(id)) : []
}

/** The port with which each link moves money. */
const CALL_OF = { pay: 'authorise', refund: 'claimRefund', settlement: 'setSettlement' } as const

const SEARCHING: readonly string[] = ['reconciling', 'reconcilingFailed']

/** Answers that end the search for a payment's outcome and leave the order as it was. */
const VERDICTS: readonly string[] = ['notCharged', 'free', 'begun']

const isVerdict = (step: Step) => VERDICTS.some((kind) => isSaid(step, 'askOutcome', kind))

export const WAY_LAWS = [
  {
    name: 'no other way to pay is open while a transfer has its code (BANK-03~)',
    atPlace: ({ system, memory }) => memory['coded'] === true && waysOpen(system).length > 0,
  },
  {
    name: 'a result is shown on the provider’s word alone',
    atPlace: ({ system, memory }) =>
      ['result', 'resultStaying'].includes(stateOf(system)) && memory['paid'] !== true && memory['notified'] !== true,
  },
  {
    name: 'no payment of a method that the order does not offer to its buyer (PAY-01~, FRGN-02~)',
    atStep: (step) => {
      if (!begun(step, 'authorise')) return false
      const payment = known<PaymentContext>(step.after.system, 'payment')
      const method = submissionIn(step.after.system)?.method
      return payment !== undefined && !methodsOf(payment.terms, payment.buyer).some((offered) => offered === method)
    },
  },
  {
    name: 'a link moves money by its own call alone: an order pays, a refund claims, a settlement chooses (BOOT-17~)',
    atPlace: ({ system }) => {
      const sent = moneyCallsIn(system)
      return sent > 0 && sent > callIn(system, CALL_OF[snapshotOf(system).context.flow])
    },
  },
  {
    name: 'no money call begins while the shopper is asked whether to leave',
    atStep: (step) => begins(step) && snapshotOf(step.after.system).matches({ exit: 'asking' }),
  },
  {
    name: 'no payment is sent without the agreement',
    atStep: (step) =>
      begun(step, 'authorise') && known<PaymentContext>(step.after.system, 'payment')?.isAgreed !== true,
  },
  {
    name: 'an address begins and ends no call that moves money, or sends or uses a code',
    atStep: ({ move, before, after }) =>
      move.event.type === 'address.asked' &&
      (moneyCallsIn(after.system) !== moneyCallsIn(before.system) ||
        callsIn(after.system, CODE_CALLS) !== callsIn(before.system, CODE_CALLS)),
  },
  {
    name: 'nothing leads from the search for the end of a payment back to paying but the provider’s verdict',
    atStep: (step) => {
      if (!SEARCHING.includes(stateOf(step.before.system))) return false
      return /^(?:arriving|paying|refunding|settling)/.test(stateOf(step.after.system)) && !isVerdict(step)
    },
  },
  {
    name: 'no dead ends: the shopper can always do something, or come to where that is so',
    ofSpace: deadEnds,
  },
] as const satisfies readonly Law[]
