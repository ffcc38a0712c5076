import { assign, setup } from 'xstate'
import type { PaymentPace, WalletFacts, WalletTold } from '../card-payment/context'
import type { KycLevel, Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import type { PaymentTerms } from '../entities/payment-terms'
import { GENERIC_PROBLEM, type Problem, problemOf } from '../entities/problem'
import type { Receipt } from '../entities/receipt'
import type { kycGateMachine } from '../kyc-gate/machine'
import type { KycGateOutput } from '../kyc-gate/ports'
import { type CheckAnswer, checkOrder } from '../order-check/ports'
import { late } from '../port'
import { type BalanceAnswer, type BalancePaymentOutput, payFromBalance } from './ports'
import { balanceFaultOf, isInsufficient } from './rules'

export type BalancePaymentEvent =
  | { type: 'shopper.agreed'; isAgreed: boolean }
  | { type: 'shopper.paid' }
  /** The order costs something else by now, and the shopper has seen what. */
  | { type: 'shopper.acceptedPrice' }
  /** What says that the balance is not enough was read. */
  | { type: 'shopper.closed' }
  | { type: 'network.told'; is: NetworkState }
  | WalletTold

export interface BalancePaymentInput extends WalletFacts {
  readonly member: Member
  readonly price: Money
  readonly terms: PaymentTerms
  readonly isAgreed: boolean
  /** That the balance is not enough was said before. */
  readonly isBalanceModalViewed: boolean
  readonly problem: Problem | undefined
  readonly network: NetworkState
  readonly pace: Pick<PaymentPace, 'slowAfter' | 'overdueAfter'>
}

interface BalancePaymentContext extends BalancePaymentInput {
  /** Somebody has pressed pay: what is missing may be shown as missing. */
  readonly isShown: boolean
  readonly newPrice: Money | undefined
  readonly receipt: Receipt | undefined
}

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const balancePaymentParts = setup({
  types: {
    context: {} as BalancePaymentContext,
    events: {} as BalancePaymentEvent,
    input: {} as BalancePaymentInput,
    output: {} as BalancePaymentOutput,
    tags: {} as 'busy' | 'priceChanged' | 'paymentInFlight' | 'paymentSlow' | 'paymentOverdue',
    children: {} as { kycGate: 'kycGate'; checkOrder: 'checkOrder'; payFromBalance: 'payFromBalance' },
  },
  actors: { kycGate: late<typeof kycGateMachine>('kycGate'), checkOrder, payFromBalance },
  delays: {
    slowness: ({ context }) => context.pace.slowAfter,
    overdue: ({ context }) => context.pace.overdueAfter - context.pace.slowAfter,
  },
  guards: {
    isReadyToPay: ({ context }) => balanceFaultOf(context) === undefined && context.network !== 'offline',
    isModalDue: ({ context }) => isInsufficient(context) && !context.isBalanceModalViewed,
    isGateOpen: (_, params: { kind: KycGateOutput['kind'] }) => params.kind === 'open',
    isReady: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'ready',
    isPriceChanged: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'changed',
    isSettled: (_, params: { kind: CheckAnswer['kind'] }) => params.kind === 'settled',
    isPaid: (_, params: { kind: BalanceAnswer['kind'] }) => params.kind === 'paid',
    isRefused: (_, params: { kind: BalanceAnswer['kind'] }) => params.kind === 'refused',
  },
  actions: {
    keepWalletFacts: assign((_, params: WalletFacts) => params),
    keepNetwork: assign((_, params: { network: NetworkState }) => params),
    keepAgreement: assign((_, params: { isAgreed: boolean }) => params),
    keepLevel: assign(({ context }, { level }: { level: KycLevel | undefined }) => ({ level: level ?? context.level })),
    keepNewPrice: assign((_, { answer }: { answer: CheckAnswer }) =>
      answer.kind === 'changed' ? { newPrice: answer.price } : {},
    ),
    keepAcceptedPrice: assign(({ context }) => ({ price: context.newPrice ?? context.price, newPrice: undefined })),
    keepReceipt: assign((_, { answer }: { answer: BalanceAnswer }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    recordModalViewed: assign({ isBalanceModalViewed: true }),
    recordFaults: assign({ isShown: true, problem: undefined }),
    recordProblem: assign((_, params: { problem: Problem | undefined }) => params),
    recordRefusal: assign((_, { answer }: { answer: BalanceAnswer }) => ({
      problem: answer.kind === 'refused' ? problemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    forgetProblem: assign({ isShown: false, problem: undefined }),
  },
})
