import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { bankTransferMachine } from '../../../../machines/payment/bank-transfer/machine'
import { AKBANK, GARANTI } from '../../../machines/fixtures/bank-accounts'
import { type Said, type Theme, atOnce, happening, kindOfAnswer } from './theme'
import { OF_A_MEMBER, PAYING_SIDE, onceOf, settingOf, ticks } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof bankTransferMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedBankId

/** Chooses one bank, then the other. */
const isNextBank = ({ bankId }: Said, snapshot: AnyMachineSnapshot) =>
  bankOf(snapshot) === undefined ? bankId === GARANTI.bankId : bankId === AKBANK.bankId && bankOf(snapshot) !== bankId

/** A refusal arrives before the call counts as slow. */
const isTimely = (event: Said, snapshot: AnyMachineSnapshot) =>
  kindOfAnswer(event) !== 'refused' ||
  [{ authorising: 'sent' }, { lockedIn: { notifying: 'sent' } }].some((at) => snapshot.matches(at))

/** A bank transfer, from choosing a bank to the reference code and its end. */
export const transfer: Theme = {
  name: 'transfer',
  inputs: OF_A_MEMBER,
  // A stored transfer is cleared without a question to the shopper.
  family: { ...PAYING_SIDE, abandonTransfer: atOnce(undefined) },
  isChosen: happening({
    // Only from the cards; the transfer's own machine covers that Back is blocked beside a code.
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'bank-transfer' && snapshot.matches({ open: { method: 'card' } }),
      'shopper.agreed': ticks((form) => bankOf(form) === AKBANK.bankId),
    },
    bankTransfer: {
      'shopper.choseBank': isNextBank,
      'shopper.paid': (_, snapshot) => bankOf(snapshot) === undefined || contextOf(snapshot).isAgreed,
      'shopper.tookDetails': 'all',
      'shopper.askedOtherMethod': 'all',
      'shopper.closed': 'all',
      'shopper.askedToLeave': 'all',
      'shopper.left': 'all',
      'after slowness': 'all',
      notifyTransfer: (event, snapshot) => isTimely(event, snapshot) && onceOf('refused', 'notified')(event, snapshot),
    },
    paymentAttempt: {
      'shopper.acceptedPrice': 'all',
      'after slowness': 'all',
      checkOrder: onceOf('changed', 'ready'),
      authorise: (event, snapshot) => isTimely(event, snapshot) && onceOf('refused', 'issued')(event, snapshot),
    },
    shopReturn: { 'shopper.wentToShop': 'all' },
  }),
  setting: settingOf({}, { held: ['checkOrder', 'authorise', 'notifyTransfer'], past: ['startOrder'] }),
}
