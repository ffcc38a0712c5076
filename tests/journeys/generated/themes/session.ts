import { type Theme, happening } from './theme'
import { INSTANTS } from '../../../machines/fixtures/instants'
import type { AnyMachineSnapshot } from 'xstate'
import { OF_A_MEMBER, PAYING_SIDE, settingOf, ticks } from './paying-side'

const [, , LATE] = INSTANTS

const hasBank = ({ context }: AnyMachineSnapshot) =>
  (context as { selectedBankId?: unknown }).selectedBankId !== undefined

/** A login that ends before its order does, over the methods and over a transfer with a reference code. */
export const session: Theme = {
  name: 'end of a login',
  inputs: OF_A_MEMBER,
  family: PAYING_SIDE,
  isChosen: happening({
    checkout: {
      'session.updated': (_, { context }) => (context as { loginEndsAt?: unknown }).loginEndsAt === undefined,
      'shopper.retried': 'all',
    },
    countdown: {
      'clock.ticked': ({ now }, { context }) =>
        now === LATE && (context as { deadline?: { side: string } }).deadline?.side === 'member',
    },
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'bank-transfer' && snapshot.matches({ open: { method: 'card' } }),
      'shopper.agreed': ticks(hasBank),
    },
    bankTransfer: {
      'shopper.choseBank': (event) => (event as { bankId?: unknown }).bankId === 46,
      'shopper.paid': (_, { context }) => (context as { isAgreed: boolean }).isAgreed,
    },
    paymentAttempt: { checkOrder: ['ready'], authorise: ['issued'] },
  }),
  // The page learns a login's lifetime together with the login.
  isDoable: ([, first]) => first?.name.startsWith('session.updated') === true,
  setting: settingOf(
    { order: { memberSessionSeconds: 900, expiresInSeconds: 7200 } },
    { held: ['checkOrder', 'authorise'], past: ['startOrder'] },
  ),
}
