import type { SnapshotFrom } from 'xstate'
import type { BankAccount, OpenTransfer } from '../../entities/bank-transfer'
import type { CalendarDay } from '../../entities/instant'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import { firstFaultOf } from '../../entities/refused-fields'
import type { bankTransferMachine } from './machine'
import {
  TRANSFER_DAYS,
  type TransferFault,
  accountOf,
  deadlineOf,
  canNotifyTransfer,
  transferDeadline,
  transferFaultsOf,
  transferReceivedOn,
} from './rules'

type Snapshot = SnapshotFrom<typeof bankTransferMachine>

export interface BankTransferView {
  readonly kind: ('choosing' | 'starting') | ('reading' | 'explaining' | 'confirmingLeave' | 'notifying' | 'restarting')
  readonly accounts: readonly BankAccount[]
  /** The selected account, or the account of the transfer; also undefined if the order no longer offers it. */
  readonly account: BankAccount | undefined
  readonly price: Money
  readonly transfer: OpenTransfer | undefined
  /** The order can be completed here. Otherwise the shopper can only leave the transfer. */
  readonly canNotifyTransfer: boolean
  /** The last day for the money to arrive: of this transfer, or of one that would start now. */
  readonly endsOn: CalendarDay | undefined
  /** The day on which the payment order counts as received (AGR-02). */
  readonly receivedOn: CalendarDay | undefined
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  readonly isBankMissing: boolean
  /** The connection or the first obstacle; `undefined` when a code can be requested. */
  readonly missing: TransferFault | 'connection' | undefined
  readonly isSlow: boolean
  readonly problem: Problem | undefined
}

const WITHOUT_CODE = ['choosing', 'restarting'] as const
const WITH_CODE = ['reading', 'explaining', 'confirmingLeave', 'notifying'] as const

function kindOf(snapshot: Snapshot): BankTransferView['kind'] {
  const locked = WITH_CODE.find((lockedIn) => snapshot.matches({ lockedIn }))
  return locked ?? WITHOUT_CODE.find((state) => snapshot.matches(state)) ?? 'starting'
}

export function bankTransferView(snapshot: Snapshot): BankTransferView {
  const { context } = snapshot
  const { accounts, selectedBankId, price, transfer, bankDay, calendar, isAgreed, areFaultsShown, problem, network } =
    context
  const endsNow = bankDay && transferDeadline(bankDay, TRANSFER_DAYS)
  const account = accountOf(accounts, selectedBankId)
  return {
    kind: kindOf(snapshot),
    accounts,
    account,
    price,
    transfer,
    canNotifyTransfer: canNotifyTransfer(context),
    endsOn: transfer ? deadlineOf(transfer) : endsNow,
    receivedOn: transfer && transferReceivedOn(calendar, transfer),
    isAgreed,
    isAgreementMissing: areFaultsShown && !isAgreed,
    isBankMissing: areFaultsShown && !account,
    missing: network === 'offline' ? 'connection' : firstFaultOf(transferFaultsOf(context)),
    isSlow: snapshot.hasTag('paymentSlow'),
    problem,
  }
}

/** The error summary of the last press: the faults not yet corrected, if there was more than one (BEST-13). */
export const refusedTransferFields = ({ context }: Snapshot) => context.refused

/** The price detail's amount: the transfer's, if it has started. Undefined if the transfer's amount is unknown (PAY-12). */
export function transferBreakdown({
  context: { price, transfer },
}: Pick<Snapshot, 'context'>): PriceBreakdown | undefined {
  const amount = transfer ? transfer.amount : price
  if (!amount) return undefined
  return priceBreakdownOf({ price: amount, total: amount, balance: undefined, bonus: undefined })
}
