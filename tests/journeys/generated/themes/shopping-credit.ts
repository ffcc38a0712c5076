import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { shoppingCreditMachine } from '../../../../machines/payment/shopping-credit/machine'
import { ANKA, LALE } from '../../../machines/fixtures/credits'
import { type Said, type Theme, happening, kindOfAnswer, withoutAnswer } from './theme'
import { OF_A_MEMBER, PAYING_SIDE, isAtFirstPrice, onceOf, refusedLate, settingOf, ticks } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof shoppingCreditMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedAcquirer

/** Waits for the plans: steps before that answer change nothing in it. */
const hasPlans = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ open: { plans: 'asking' } })

/** Chooses one bank, then the other. */
function isNextBank({ acquirerId }: Said, snapshot: AnyMachineSnapshot) {
  if (!hasPlans(snapshot)) return false
  return acquirerId === (bankOf(snapshot) === undefined ? ANKA : LALE).acquirerId && bankOf(snapshot) !== acquirerId
}

const isChosen = (form: AnyMachineSnapshot) =>
  bankOf(form) === LALE.acquirerId && form.matches({ open: { plans: 'known' } })

/** A refusal for missing banks comes only before a bank is chosen. Gold is left out: no bank lends for it, so the path would end there. */
function isOfBanks(event: Said, snapshot: AnyMachineSnapshot) {
  if (kindOfAnswer(event) === 'known') return true
  const { category } = (event.output ?? {}) as { readonly category?: string }
  return isAtFirstPrice(snapshot) && category !== 'gold' && contextOf(snapshot).problem === undefined
}

/** A shopping credit, from its banks to the redirect to one of them. */
export const credit: Theme = {
  name: 'credit',
  inputs: OF_A_MEMBER,
  family: withoutAnswer(PAYING_SIDE, 'prepare'),
  isChosen: happening({
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'shopping-credit' && snapshot.matches({ open: { method: 'card' } }),
      'shopper.agreed': ticks(isChosen),
    },
    shoppingCredit: {
      'shopper.choseBank': isNextBank,
      'shopper.askedHow': (_, snapshot) => bankOf(snapshot) === undefined,
      'shopper.closed': 'all',
      'shopper.applied': (_, snapshot) =>
        hasPlans(snapshot) && (contextOf(snapshot).isAgreed ? bankOf(snapshot) === LALE.acquirerId : !bankOf(snapshot)),
      'shopper.retried': 'all',
      'shopper.askedPlans': 'all',
      askCreditBanks: isOfBanks,
      // Plans fail to load for the second bank only.
      askCreditPlans: (event, snapshot) =>
        kindOfAnswer(event) === 'known' || (kindOfAnswer(event) === 'unknown' && bankOf(snapshot) === LALE.acquirerId),
    },
    paymentAttempt: {
      'shopper.acceptedPrice': 'all',
      'shopper.wentToBank': 'all',
      'after slowness': 'all',
      'after overdue': 'all',
      checkOrder: onceOf('changed', 'ready'),
      prepare: onceOf('refused', 'ready'),
      authorise: refusedLate('redirected'),
    },
  }),
  setting: settingOf(
    { member: { kycLevel: 1 } },
    {
      held: ['askCreditBanks', 'askCreditPlans', 'checkOrder', 'prepare', 'authorise'],
      past: ['startOrder'],
    },
  ),
}
