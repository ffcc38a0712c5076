import type { Way } from '../../../machines/exploration/explore'
import { INSTANTS } from '../../../machines/fixtures/instants'
import { type Theme, happening } from './theme'
import { CARDS, OF_A_MEMBER, PAYING_SIDE, WITH_CARDS, settingOf, ticks } from './paying-side'

const [, , LATE] = INSTANTS

const isSent = ({ name }: Way) => name.includes('done authorise')

/** The refused call ends the login. If the order expires first, that end counts instead. */
const endsTime = ({ name }: Way) => name.startsWith('session.ended') || name.startsWith('countdown: clock.ticked')

const isDoable = (ways: readonly Way[]) =>
  ways.every((way, index) => {
    const [before, after] = [ways[index - 1], ways[index + 1]]
    if (isSent(way)) return before !== undefined && endsTime(before)
    return !endsTime(way) || (after !== undefined && isSent(after))
  })

/** A payment whose login the provider rejects: its outcome is unknown, and the shopper starts again. */
export const refusedLogin: Theme = {
  name: 'refused login',
  inputs: OF_A_MEMBER,
  family: { ...PAYING_SIDE, openWallet: WITH_CARDS },
  isChosen: happening({
    checkout: {
      'session.ended': ({ whose }, snapshot) =>
        whose === 'member' && snapshot.matches({ journey: { paying: 'inFlight' } }),
      'shopper.retried': 'all',
    },
    countdown: { 'clock.ticked': ({ now }) => now === LATE },
    payment: { 'shopper.agreed': ticks() },
    cardPayment: { 'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed },
    paymentAttempt: { checkOrder: ['ready'], authorise: ['unknown'] },
    reconciliation: { askOutcome: ['loginOver'] },
  }),
  isDoable,
  setting: settingOf(
    { member: { cards: CARDS } },
    { held: ['checkOrder', 'authorise', 'askOutcome'], past: ['startOrder'] },
  ),
}
