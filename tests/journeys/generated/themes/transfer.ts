import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { bankTransferMachine } from '../../../../machines/bank-transfer/machine'
import { AKBANK, GARANTI } from '../../../machines/support/bank-accounts'
import { type Said, type Theme, atOnce, happening } from '../theme'
import { OF_A_MEMBER, PAYING_SIDE, onceOf, settingOf } from './paying-side'

const contextOf = (snapshot: AnyMachineSnapshot) => (snapshot as SnapshotFrom<typeof bankTransferMachine>).context
const bankOf = (snapshot: AnyMachineSnapshot) => contextOf(snapshot).selectedBankId

/** One bank, and after it the other one. */
const isNextBank = ({ bankId }: Said, snapshot: AnyMachineSnapshot) =>
  bankOf(snapshot) === undefined ? bankId === AKBANK.bankId : bankId === GARANTI.bankId && bankOf(snapshot) !== bankId

/** A transfer from the choice of a bank to its code, and what becomes of that. */
export const transfer: Theme = {
  name: 'transfer',
  inputs: OF_A_MEMBER,
  // What was kept is forgotten without anybody being asked.
  family: { ...PAYING_SIDE, forgetTransfer: atOnce(undefined) },
  isChosen: happening({
    // From the cards, and in vain from a code.
    payment: {
      'shopper.choseMethod': ({ method }, snapshot) =>
        (method === 'bank-transfer' && snapshot.matches({ open: { method: 'card' } })) ||
        (method === 'credit-card' && snapshot.matches({ open: { method: { transfer: 'lockedIn' } } })),
    },
    bankTransfer: {
      'shopper.choseBank': isNextBank,
      'shopper.agreed': ({ isAgreed }, snapshot) => isAgreed === true && bankOf(snapshot) === GARANTI.bankId,
      'shopper.paid': (_, snapshot) => bankOf(snapshot) === undefined || contextOf(snapshot).isAgreed,
      'shopper.acceptedPrice': 'all',
      'shopper.tookDetails': 'all',
      'shopper.askedAnotherWay': 'all',
      'shopper.closed': 'all',
      'shopper.askedToLeave': 'all',
      'shopper.stayed': 'all',
      'shopper.left': 'all',
      'after slowness': 'all',
      checkOrder: onceOf('changed', 'ready'),
      startTransfer: onceOf('refused', 'started'),
      notifyTransfer: onceOf('refused', 'notified'),
    },
    shopReturn: { 'shopper.wentToShop': 'all' },
  }),
  setting: settingOf({}, { held: ['checkOrder', 'startTransfer', 'notifyTransfer'], past: ['startOrder'] }),
}
