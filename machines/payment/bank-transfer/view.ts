import type { SnapshotFrom } from 'xstate'
import type { BankAccount, OpenTransfer } from '../../entities/bank-transfer'
import type { CalendarDay } from '../../entities/instant'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Money } from '../../entities/money'
import type { Problem } from '../../entities/problem'
import type { bankTransferMachine } from './machine'
import {
  TRANSFER_DAYS,
  type TransferFault,
  accountOf,
  deadlineOf,
  isTellable,
  transferDeadline,
  transferFaultOf,
  transferReceivedOn,
} from './rules'

type Snapshot = SnapshotFrom<typeof bankTransferMachine>

/** Paying by bank transfer. */
export interface BankTransferView {
  readonly kind: ('choosing' | 'starting') | ('reading' | 'explaining' | 'confirmingLeave' | 'notifying' | 'restarting')
  readonly accounts: readonly BankAccount[]
  /** The one that was chosen, or that the transfer goes to. Undefined also where the order does not offer it any more. */
  readonly account: BankAccount | undefined
  readonly price: Money
  readonly transfer: OpenTransfer | undefined
  /** The order can be completed here; else leaving the transfer is the way on. */
  readonly isTellable: boolean
  /** The last day for the money: of the transfer, or of one that is begun now. */
  readonly endsOn: CalendarDay | undefined
  /** When its order counts as received (AGR-02). */
  readonly receivedOn: CalendarDay | undefined
  readonly isAgreed: boolean
  readonly isAgreementMissing: boolean
  readonly isBankMissing: boolean
  /** The connection, or the first thing to put right; `undefined` when a code can be asked for. */
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
  const { accounts, selectedBankId, price, transfer, bankDay, calendar, isAgreed, isShown, problem, network } = context
  const endsNow = bankDay && transferDeadline(bankDay, TRANSFER_DAYS)
  const account = accountOf(accounts, selectedBankId)
  return {
    kind: kindOf(snapshot),
    accounts,
    account,
    price,
    transfer,
    isTellable: isTellable(context),
    endsOn: transfer ? deadlineOf(transfer) : endsNow,
    receivedOn: transfer && transferReceivedOn(calendar, transfer),
    isAgreed,
    isAgreementMissing: isShown && !isAgreed,
    isBankMissing: isShown && !account,
    missing: network === 'offline' ? 'connection' : transferFaultOf(context),
    isSlow: snapshot.hasTag('paymentSlow'),
    problem,
  }
}

/** What the last press found missing, where that is more than one thing and as far as it is not mended (BEST-13). */
export const refusedByTransfer = ({ context }: Snapshot) => context.refused

/** What the price detail says of the amount: all of it is sent, as much as the code is for; undefined where that is not known (PAY-12). */
export function transferBreakdown({
  context: { price, transfer },
}: Pick<Snapshot, 'context'>): PriceBreakdown | undefined {
  const amount = transfer ? transfer.amount : price
  if (!amount) return undefined
  return priceBreakdownOf({ price: amount, total: amount, balance: undefined, bonus: undefined })
}
