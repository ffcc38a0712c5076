import type { Money } from '../../../machines/entities/money'
import { MONEY_CALLS, known, moneyCallsIn, submissionIn } from './below'
import type { Stand, Step } from './explore'
import { type Law, begins, begun, isSaid, snapshotOf, stateOf } from './law'
import type { System } from './system'

/** Methods whose payments pass the KYC gate; bank transfers and credits do not (PAY-08). */
const GATED: readonly string[] = ['credit-card', 'balance']

/** Every price of the order that is shown in this state. */
function pricesScenarios(system: System): readonly (number | undefined)[] {
  const { order, attempted } = snapshotOf(system).context
  const prices = [known<{ price: Money }>(system, 'payment')?.price, submissionIn(system)?.price]
  const isAsked = ['reconciling', 'reconcilingFailed'].includes(stateOf(system))
  return [...prices, ...(isAsked ? [order?.price, attempted?.price] : [])].map((price) => price?.minor)
}

const isMoneyAnswer = (type: string) =>
  MONEY_CALLS.some((name) => type === `xstate.done.actor.${name}` || type === `xstate.error.actor.${name}`)

/** The order check allowed the payment, and the preparation has just ended. */
const isCleared = (step: Step) => isSaid(step, 'prepare', 'ready') && step.before.memory['cleared'] === true

export const isLoginOver = ({ system }: Stand) => snapshotOf(system).value.session === 'memberExpired'

const isTimeUp = (stand: Stand) => snapshotOf(stand.system).matches({ session: 'formExpired' }) || isLoginOver(stand)

/** Whether this tab owns the order: it was granted its claim, and its page was not left since. */
function holdsOrder({ kids }: System): boolean {
  const tab = kids.get('tabOwnership')
  return tab?.kind !== 'machine' || tab.system.snapshot.matches('owning')
}

export const MONEY_LAWS = [
  {
    name: 'no money call without a member who has logged in, or a buyer from abroad whom the provider admitted',
    atPlace: ({ system, memory }) => {
      const { member, foreignBuyer } = snapshotOf(system).context
      return moneyCallsIn(system) > 0 && !member && !(foreignBuyer && memory['admitted'])
    },
  },
  { name: 'one money call at a time', atPlace: ({ system }) => moneyCallsIn(system) > 1 },
  {
    name: 'no money call after the order was paid',
    atStep: (step) => step.before.memory['paid'] === true && begins(step),
  },
  {
    name: 'no money call while the end of the last one is unknown',
    atStep: (step) => step.before.memory['unsettled'] === true && begins(step),
  },
  {
    name: 'no money call but on the provider’s word that the order is still to be paid, and for this price',
    // Only `authorise`: refunds and settlements have no price that could have changed.
    atStep: (step) => begun(step, 'authorise') && !isCleared(step),
  },
  {
    name: 'no member’s money call whose limits the provider has not let through',
    atStep: (step) => {
      const { member } = snapshotOf(step.after.system).context
      const isGated = GATED.includes(submissionIn(step.after.system)?.method ?? '')
      return member !== undefined && isGated && begins(step) && step.before.memory['allowed'] !== true
    },
  },
  {
    name: 'no money call of any method while a transfer has its code (BANK-03~)',
    atStep: (step) => step.before.memory['coded'] === true && begins(step),
  },
  { name: 'no money call once the time is up', atStep: (step) => begins(step) && isTimeUp(step.before) },
  {
    name: 'no money call begins once the shopper has left for the shop (PAY-11~)',
    atStep: (step) => begins(step) && snapshotOf(step.before.system).matches({ exit: 'leaving' }),
  },
  {
    name: 'no money call that is left before its answer',
    atStep: ({ move, before, after }) =>
      moneyCallsIn(after.system) < moneyCallsIn(before.system) && !isMoneyAnswer(move.event.type),
  },
  {
    name: 'no money call begins in a tab that does not own the order',
    atStep: (step) => begins(step) && snapshotOf(step.before.system).matches({ tab: { claimed: 'observing' } }),
  },
  {
    name: 'no money call begins while this page does not hold the lock of its order (PAY-11~)',
    atStep: (step) => begins(step) && !holdsOrder(step.before.system),
  },
  {
    name: 'what is sent is what was pressed, no matter what was typed and chosen meanwhile (PAY-11~)',
    atPlace: ({ memory }) => memory['sentOther'] === true,
  },
  {
    name: 'the price that was accepted is the one that is shown, tried and asked about (PAY-12~)',
    atPlace: ({ system, memory }) => {
      const { accepted } = memory
      return pricesScenarios(system).some(
        (price) => price !== undefined && accepted !== undefined && price !== accepted,
      )
    },
  },
  {
    name: 'nothing leads away from a result',
    atStep: ({ before, after }) => {
      const ends = ['result', 'resultStaying']
      return ends.includes(stateOf(before.system)) && !ends.includes(stateOf(after.system))
    },
  },
  {
    name: 'a paid order shows its result',
    atPlace: ({ system, memory }) => memory['paid'] === true && !['result', 'resultStaying'].includes(stateOf(system)),
  },
] as const satisfies readonly Law[]
