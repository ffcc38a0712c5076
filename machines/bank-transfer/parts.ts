import { assign, setup } from 'xstate'
import type { PaymentPace } from '../card-payment/context'
import type { BankAccount, BegunTransfer } from '../entities/bank-transfer'
import type { CalendarDay } from '../entities/instant'
import type { Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import { type CheckAnswer, checkOrder } from '../order-check/ports'
import { told } from '../told'
import {
  type BankTransferOutput,
  type NotifyAnswer,
  type StartAnswer,
  forgetTransfer,
  notifyTransfer,
  startTransfer,
} from './ports'
import { UNTOLD, accountOf, transferFaultOf, untoldBy, withBank } from './rules'

export type BankTransferEvent =
  | { type: 'shopper.choseBank'; bankId: BankAccount['bankId'] }
  | { type: 'shopper.agreed'; isAgreed: boolean }
  | { type: 'shopper.paid' }
  /** The order costs something else by now, and the shopper has seen what. */
  | { type: 'shopper.acceptedPrice' }
  /** Everything is written down. */
  | { type: 'shopper.tookDetails' }
  /** Another method, the way back, another address: whoever hears of it tells it here. */
  | { type: 'shopper.askedAnotherWay' }
  /** What says that there is no other way was read. */
  | { type: 'shopper.closed' }
  /** Wants to begin anew, and without this code. */
  | { type: 'shopper.askedToLeave' }
  | { type: 'shopper.stayed' }
  | { type: 'shopper.left' }
  | { type: 'network.told'; is: NetworkState }

export interface BankTransferInput {
  readonly member: Member
  readonly price: Money
  readonly accounts: readonly BankAccount[]
  readonly isBuyerProtected: boolean
  /** It is now, at the banks; undefined where nobody knows it. */
  readonly bankDay: CalendarDay | undefined
  /** Where the order says that the shopper goes after a transfer; otherwise the provider's answer does. */
  readonly redirectUrl: string | undefined
  /** One that was begun before the page was loaded anew. */
  readonly resumed: BegunTransfer | undefined
  readonly isAgreed: boolean
  readonly problem: Problem | undefined
  readonly network: NetworkState
  readonly pace: Pick<PaymentPace, 'slowAfter' | 'overdueAfter'>
}

interface BankTransferContext extends Omit<BankTransferInput, 'resumed'> {
  readonly selectedBankId: BankAccount['bankId'] | undefined
  /** The banks that were opened, in the order in which they were first (BANK-07). */
  readonly clickedBanks: readonly BankAccount['bankId'][]
  /** Somebody has asked for a code: what is missing may be shown as missing. */
  readonly isShown: boolean
  readonly newPrice: Money | undefined
  /** The code that is to be transferred with. */
  readonly transfer: BegunTransfer | undefined
  /** What leaving costs was said before (BANK-04). */
  readonly isLeaveModalViewed: boolean
  readonly callbackUrl: string | undefined
  readonly receipt: Receipt | undefined
}

/** For the states that only a code leads to. */
export function codeOf(transfer: BegunTransfer | undefined): BegunTransfer {
  if (!transfer) throw new Error('this state needs a code')
  return transfer
}

/** For the states that only a chosen bank leads to. */
export function bankOf({ selectedBankId }: Pick<BankTransferContext, 'selectedBankId'>): BankAccount['bankId'] {
  if (selectedBankId === undefined) throw new Error('this state needs a bank')
  return selectedBankId
}

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const bankTransferParts = setup({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    input: {} as BankTransferInput,
    output: {} as BankTransferOutput,
    tags: {} as 'busy' | 'priceChanged' | 'lockedIn' | 'paymentInFlight' | 'paymentSlow' | 'paymentOverdue',
    children: {} as {
      checkOrder: 'checkOrder'
      startTransfer: 'startTransfer'
      notifyTransfer: 'notifyTransfer'
      forgetTransfer: 'forgetTransfer'
    },
  },
  actors: { checkOrder, startTransfer, notifyTransfer, forgetTransfer },
  delays: {
    slowness: ({ context }) => context.pace.slowAfter,
    overdue: ({ context }) => context.pace.overdueAfter - context.pace.slowAfter,
  },
  guards: {
    hasCode: ({ context }) => context.transfer !== undefined,
    isOffered: ({ context }, { bankId }: { bankId: BankAccount['bankId'] }) =>
      accountOf(context.accounts, bankId) !== undefined,
    isReadyToPay: ({ context }) => transferFaultOf(context) === undefined && context.network !== 'offline',
    isConnected: ({ context }) => context.network !== 'offline',
    wasLeaveAsked: ({ context }) => context.isLeaveModalViewed,
    isReady: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'ready',
    isPriceChanged: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'changed',
    isSettled: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'settled',
    isStarted: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'started',
    isRefused: (_, params: { kind: StartAnswer['kind'] }) => params.kind === 'refused',
    isNotified: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'notified',
    isPaid: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'paid',
    isLapsed: (_, params: { kind: NotifyAnswer['kind'] }) => params.kind === 'lapsed',
  },
  actions: {
    keepNetwork: assign((_, params: { network: NetworkState }) => params),
    keepBank: assign(({ context }, { bankId }: { bankId: BankAccount['bankId'] }) => ({
      selectedBankId: bankId,
      clickedBanks: withBank(context.clickedBanks, bankId),
    })),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    keepNewPrice: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'changed' ? { newPrice: answer.price } : {},
    ),
    keepAcceptedPrice: assign(({ context }) => ({ price: context.newPrice ?? context.price, newPrice: undefined })),
    keepTransfer: assign((_, { answer }: { answer: StartAnswer }) =>
      answer.kind === 'started' ? { transfer: answer.transfer } : {},
    ),
    keepCallback: assign(({ context }, { answer }: { answer: NotifyAnswer }) =>
      answer.kind === 'notified' ? { callbackUrl: context.redirectUrl ?? answer.callbackUrl } : {},
    ),
    keepReceipt: assign((_, { answer }: { answer: NotifyAnswer }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    /** For those who count (BANK-07). */
    tellBanksOpened: told<Pick<BankTransferContext, 'clickedBanks'>>(),
    recordLeaveAsked: assign({ isLeaveModalViewed: true }),
    recordFaults: assign({ isShown: true, problem: undefined }),
    recordProblem: assign((_, params: { problem: Problem }) => params),
    recordRefusal: assign((_, { answer }: { answer: StartAnswer }) => ({
      problem: answer.kind === 'refused' ? problemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    recordUntold: assign((_, { answer }: { answer: NotifyAnswer | undefined }) => ({
      problem: answer?.kind === 'refused' ? untoldBy(answer.refusal) : UNTOLD,
    })),
    recordLapse: assign((_, { answer }: { answer: NotifyAnswer }) => ({
      problem: answer.kind === 'lapsed' ? answer.problem : GENERIC_PROBLEM,
    })),
    forgetProblem: assign({ isShown: false, problem: undefined }),
    forgetCode: assign({ transfer: undefined, isLeaveModalViewed: false }),
  },
})
