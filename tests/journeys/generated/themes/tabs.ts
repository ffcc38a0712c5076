import type { Way } from '../../../machines/exploration/explore'
import { GARANTI } from '../../../machines/fixtures/bank-accounts'
import { ANSWERS } from '../../../machines/fixtures/answers'
import { type Theme, atOnce, happening } from './theme'
import { OF_A_MEMBER, ORDER_READY, PAYING_SIDE, settingOf, ticks } from './paying-side'

const OWNED = {
  ...PAYING_SIDE,
  ...ORDER_READY,
  claimOrder: atOnce(ANSWERS.claimOrder.owned[0]),
  takeOver: atOnce(ANSWERS.takeOver.owned[0]),
}

/** An order that another tab takes over, and that this tab takes back. */
export const tabs: Theme = {
  name: 'tabs',
  inputs: OF_A_MEMBER,
  family: OWNED,
  isChosen: happening({
    checkout: { 'tab.joined': 'all' },
    tabOwnership: { 'tab.lostOrder': 'all', 'shopper.continuedHere': 'all' },
  }),
  setting: settingOf({}, { held: [], past: [] }),
}

const hasBank = (context: unknown) => (context as { readonly selectedBankId?: unknown }).selectedBankId !== undefined

/** The other tab takes the order only after the reference code was issued. */
function isTakenLate(ways: readonly Way[]): boolean {
  const taken = ways.findIndex(({ name }) => name.includes('tab.lostOrder'))
  return taken === -1 || ways.slice(0, taken).some(({ name }) => name.includes('shopper.paid'))
}

/** A bank transfer with a reference code, whose order another tab takes over. */
export const takenTransfer: Theme = {
  name: 'taken transfer',
  inputs: OF_A_MEMBER,
  family: { ...OWNED, authorise: atOnce(ANSWERS.authorise.issued[0]) },
  isChosen: happening({
    checkout: { 'tab.joined': 'all' },
    tabOwnership: { 'tab.lostOrder': 'all' },
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'bank-transfer' && snapshot.matches({ open: { method: 'card' } }),
      'shopper.agreed': ticks(({ context }) => hasBank(context)),
    },
    bankTransfer: {
      'shopper.choseBank': ({ bankId }, { context }) => bankId === GARANTI.bankId && !hasBank(context),
      'shopper.paid': (_, { context }) => (context as { readonly isAgreed: boolean }).isAgreed,
    },
  }),
  isDoable: isTakenLate,
  setting: settingOf({}, { held: [], past: [] }),
}
