import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { bankTransferMachine } from '../../../../machines/payment/bank-transfer/machine'
import { AKBANK, GARANTI } from '../../../machines/fixtures/bank-accounts'
import { type Said, type Theme, atOnce, happening, kindOfAnswer } from './theme'
import { OF_A_MEMBER, PAYING_SIDE, onceOf, settingOf, ticks } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof bankTransferMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedBankId

/** One bank, and after it the other one. */
const isNextBank = ({ bankId }: Said, snapshot: AnyMachineSnapshot) =>
  bankOf(snapshot) === undefined ? bankId === GARANTI.bankId : bankId === AKBANK.bankId && bankOf(snapshot) !== bankId

/** What is refused is refused at once. */
const isTimely = (event: Said, snapshot: AnyMachineSnapshot) =>
  kindOfAnswer(event) !== 'refused' ||
  [{ authorising: 'sent' }, { lockedIn: { notifying: 'sent' } }].some((at) => snapshot.matches(at))

/** A transfer from the choice of a bank to its code, and how that ends. */
export const transfer: Theme = {
  name: 'transfer',
  inputs: OF_A_MEMBER,
  // What was kept is forgotten without anybody being asked.
  family: { ...PAYING_SIDE, forgetTransfer: atOnce(undefined) },
  isChosen: happening({
    // From the cards; that there is no way back from a code is sent to the transfer itself.
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        method === 'bank-transfer' && snapshot.matches({ open: { method: 'card' } }),
      'shopper.agreed': ticks((form) => bankOf(form) === AKBANK.bankId),
    },
    bankTransfer: {
      'shopper.choseBank': isNextBank,
      'shopper.paid': (_, snapshot) => bankOf(snapshot) === undefined || contextOf(snapshot).isAgreed,
      'shopper.tookDetails': 'all',
      'shopper.askedAnotherWay': 'all',
      'shopper.closed': 'all',
      'shopper.askedToLeave': 'all',
      'shopper.stayed': 'all',
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
