import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { shoppingCreditMachine } from '../../../../machines/shopping-credit/machine'
import { ANKA, LALE } from '../../../machines/support/credits'
import { ORDER } from '../../../machines/support/shopper'
import { type Said, type Theme, happening, kindOfAnswer } from '../theme'
import { OF_A_MEMBER, PAYING_SIDE, settingOf } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof shoppingCreditMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedAcquirer
const isAtFirstPrice = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).price.minor === ORDER.price.minor

/** A plan is waited for: what comes before its answer changes nothing of it. */
const hasPlans = (snapshot: AnyMachineSnapshot) => !snapshot.matches({ open: { plans: 'asking' } })

const at = (applying: string) => ({ open: { payment: { applying } } })

/** One bank, and after it the other one. */
function isNextBank({ acquirerId }: Said, snapshot: AnyMachineSnapshot) {
  if (!hasPlans(snapshot)) return false
  return acquirerId === (bankOf(snapshot) === undefined ? ANKA : LALE).acquirerId && bankOf(snapshot) !== acquirerId
}

/** Why there are no banks is told before the first one is chosen; of goods that nobody lends for there is no way on. */
function isOfBanks(event: Said, snapshot: AnyMachineSnapshot) {
  if (kindOfAnswer(event) === 'known') return true
  const { category } = (event.output ?? {}) as { readonly category?: string }
  return isAtFirstPrice(snapshot) && category !== 'gold' && contextOf(snapshot).problem === undefined
}

/** A credit from its banks to the way to one of them. */
export const credit: Theme = {
  name: 'credit',
  inputs: OF_A_MEMBER,
  family: PAYING_SIDE,
  isChosen: happening({
    payment: { 'shopper.choseMethod': ({ method }) => method === 'shopping-credit' },
    shoppingCredit: {
      'shopper.choseBank': isNextBank,
      'shopper.agreed': ({ isAgreed }, snapshot) =>
        isAgreed === true && bankOf(snapshot) === LALE.acquirerId && snapshot.matches({ open: { plans: 'known' } }),
      'shopper.askedHow': (_, snapshot) => bankOf(snapshot) === undefined,
      'shopper.closed': 'all',
      'shopper.applied': (_, snapshot) =>
        hasPlans(snapshot) && (contextOf(snapshot).isAgreed ? bankOf(snapshot) === LALE.acquirerId : !bankOf(snapshot)),
      'shopper.acceptedPrice': 'all',
      'shopper.wentToBank': 'all',
      'shopper.retried': 'all',
      'shopper.askedPlans': 'all',
      'after slowness': 'all',
      'after overdue': 'all',
      askCreditBanks: isOfBanks,
      // The second bank does not say it at first.
      askCreditPlans: (event, snapshot) =>
        kindOfAnswer(event) === 'known' || (kindOfAnswer(event) === 'unknown' && bankOf(snapshot) === LALE.acquirerId),
      checkOrder: (event, snapshot) =>
        kindOfAnswer(event) === 'ready' || (kindOfAnswer(event) === 'changed' && isAtFirstPrice(snapshot)),
      validateCredit: (event, snapshot) =>
        kindOfAnswer(event) === 'validated' || (kindOfAnswer(event) === 'refused' && isAtFirstPrice(snapshot)),
      // The bank is gone to at once, and what is refused is refused late.
      applyForCredit: (event, snapshot) =>
        (kindOfAnswer(event) === 'redirected' && snapshot.matches(at('sent'))) ||
        (kindOfAnswer(event) === 'refused' && snapshot.matches(at('overdue'))),
    },
  }),
  setting: settingOf(
    { member: { kycLevel: 1 } },
    {
      held: ['askCreditBanks', 'askCreditPlans', 'checkOrder', 'validateCredit', 'applyForCredit'],
      past: ['startOrder'],
    },
  ),
}
