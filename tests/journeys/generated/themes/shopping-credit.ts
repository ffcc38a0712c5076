import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { shoppingCreditMachine } from '../../../../machines/payment/shopping-credit/machine'
import { ANKA, LALE } from '../../../machines/fixtures/credits'
import { type Said, type Theme, happening, kindOfAnswer, withoutAnswer } from './theme'
import { OF_A_MEMBER, PAYING_SIDE, isAtFirstPrice, onceOf, refusedLate, settingOf, ticks } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof shoppingCreditMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedAcquirer

/** A plan is waited for: what comes before its answer changes nothing of it. */
const hasPlans = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ open: { plans: 'asking' } })

/** One bank, and after it the other one. */
function isNextBank({ acquirerId }: Said, snapshot: AnyMachineSnapshot) {
  if (!hasPlans(snapshot)) return false
  return acquirerId === (bankOf(snapshot) === undefined ? ANKA : LALE).acquirerId && bankOf(snapshot) !== acquirerId
}

const isChosen = (form: AnyMachineSnapshot) =>
  bankOf(form) === LALE.acquirerId && form.matches({ open: { plans: 'known' } })

/** Why there are no banks is shown before the first one is chosen; of goods that no bank lends for there is no way on. */
function isOfBanks(event: Said, snapshot: AnyMachineSnapshot) {
  if (kindOfAnswer(event) === 'known') return true
  const { category } = (event.output ?? {}) as { readonly category?: string }
  return isAtFirstPrice(snapshot) && category !== 'gold' && contextOf(snapshot).problem === undefined
}

/** A credit from its banks to the way to one of them. */
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
      // The second bank does not say it at first.
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
