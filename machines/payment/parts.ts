import { assign, not, or, raise, sendTo, setup, stateIn } from 'xstate'
import type { balancePaymentMachine } from '../balance-payment/machine'
import type { BalancePaymentOutput } from '../balance-payment/ports'
import type { bankTransferMachine } from '../bank-transfer/machine'
import type { BankTransferOutput } from '../bank-transfer/ports'
import { accountOf } from '../bank-transfer/rules'
import { type CardDraft, EMPTY_DRAFT, draftAtNewPrice } from '../card-payment/draft'
import type { cardPaymentMachine } from '../card-payment/machine'
import type { PaymentPace, WalletFacts } from '../card-payment/context'
import type { CardPaymentOutput } from '../card-payment/ports'
import type { BegunTransfer } from '../entities/bank-transfer'
import type { Buyer, Member } from '../entities/member'
import type { Money } from '../entities/money'
import type { NetworkState } from '../entities/network'
import { NO_TERMS, type PaymentTerms } from '../entities/payment-terms'
import type { Problem } from '../entities/problem'
import type { Receipt, TransferReceipt } from '../entities/receipt'
import { late } from '../port'
import { type CreditDraft, emptyCreditDraft } from '../shopping-credit/draft'
import type { shoppingCreditMachine } from '../shopping-credit/machine'
import type { CreditPace } from '../shopping-credit/parts'
import type { ShoppingCreditOutput } from '../shopping-credit/ports'
import type { Shared } from './heard'
import { type Method, methodsOf } from './methods'
import { type FundsAnswer, type MemberLevelAnswer, askBalance, askMemberLevel, readTerms } from './ports'

export type PaymentEvent =
  | { type: 'shopper.choseMethod'; method: Method }
  /** What could not be had is asked for again. */
  | { type: 'shopper.askedBalance' }
  | { type: 'shopper.retried' }
  /** Another place than this one, by Back or as it was typed. */
  | { type: 'address.asked' }
  | { type: 'network.told'; is: NetworkState }
  /** Raised by the machine itself: what is known of the wallet is known better, or may not be true any more. */
  | { type: 'wallet.changed' }
  | { type: 'wallet.aged' }

export interface PaymentInput {
  readonly buyer: Buyer
  readonly price: Money
  readonly isAgreed: boolean
  /** What a former try ended with, for the shopper to read. */
  readonly problem: Problem | undefined
  readonly network: NetworkState
  readonly pace: PaymentPace & CreditPace
}

/** What a method can end with. */
export type MethodOutput = CardPaymentOutput | BalancePaymentOutput | BankTransferOutput | ShoppingCreditOutput

export type PaymentOutput = CardPaymentOutput | BalancePaymentOutput | { kind: 'notified'; receipt: TransferReceipt }

interface PaymentContext extends PaymentInput, WalletFacts {
  readonly terms: PaymentTerms
  /** What was found out and chosen about the cards. */
  readonly draft: CardDraft
  readonly isBalanceModalViewed: boolean
  /** What was found out and chosen about a credit. */
  readonly credit: CreditDraft
  /** One that was begun before, until it is on show. */
  readonly transfer: BegunTransfer | undefined
  readonly receipt: Receipt | TransferReceipt | undefined
}

/** Those that what is known of the wallet makes a difference to. */
type WalletMethodId = 'cardPayment' | 'balancePayment' | 'shoppingCredit'

type MethodId = WalletMethodId | 'bankTransfer'

/** For the one state that only a member can reach. */
export function memberOf(buyer: Buyer): Member {
  if (buyer.memberId === undefined) throw new Error('this state needs a member')
  return buyer
}

/** What the shopper takes along: there is no money yet, but all that it will be known by. */
function receiptOfTransfer(
  { transfer, callbackUrl }: Extract<BankTransferOutput, { kind: 'notified' }>,
  { transferAccounts }: PaymentTerms,
): TransferReceipt {
  const { bankTransferPaymentId: paymentId, amount: paid, bankId } = transfer
  return { paymentId, paid, callbackUrl, transfer, account: accountOf(transferAccounts, bankId) }
}

export const NOTHING_FOUND = { terms: NO_TERMS, balance: undefined, level: undefined, draft: EMPTY_DRAFT } as const

/** The words of the chart: what it hears, knows, asks and decides. The chart itself is in machine.ts. */
export const paymentParts = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    tags: {} as 'paymentInFlight' | 'paymentOverdue' | 'paymentRedirected' | 'creditRedirected' | 'lockedIn',
    children: {} as {
      readTerms: 'readTerms'
      askBalance: 'askBalance'
      askMemberLevel: 'askMemberLevel'
      cardPayment: 'cardPayment'
      balancePayment: 'balancePayment'
      shoppingCredit: 'shoppingCredit'
      bankTransfer: 'bankTransfer'
    },
  },
  actors: {
    readTerms,
    askBalance,
    askMemberLevel,
    cardPayment: late<typeof cardPaymentMachine>('cardPayment'),
    balancePayment: late<typeof balancePaymentMachine>('balancePayment'),
    shoppingCredit: late<typeof shoppingCreditMachine>('shoppingCredit'),
    bankTransfer: late<typeof bankTransferMachine>('bankTransfer'),
  },
  guards: {
    isOffered: ({ context }, params: { method: Method }) =>
      methodsOf(context.terms, context.buyer).includes(params.method),
    isChosen: ({ context }, { method, asked }: { method: Method; asked: Method }) =>
      method === asked && methodsOf(context.terms, context.buyer).includes(method),
    isIdle: not('isUnderWay'),
    isUnderWay: or(
      (['card', 'balance', 'credit', 'transfer'] as const).flatMap((method) =>
        (['inFlight', 'overdue', 'redirecting'] as const).map((sent) =>
          stateIn({ open: { method: { [method]: sent } } }),
        ),
      ),
    ),
    hasTransfer: ({ context }) => context.transfer !== undefined && context.buyer.memberId !== undefined,
    isMember: ({ context }) => context.buyer.memberId !== undefined,
    isFound: (_, params: { kind: FundsAnswer['kind'] }) => params.kind === 'known',
    isPaid: (_, params: { kind: MethodOutput['kind'] }) => params.kind === 'paid',
    isNotified: (_, params: { kind: MethodOutput['kind'] }) => params.kind === 'notified',
    isLockedIn: (_, params: { isLockedIn: boolean }) => params.isLockedIn,
    isInFlight: (_, params: { isInFlight: boolean }) => params.isInFlight,
    isOverdue: (_, params: { isOverdue: boolean }) => params.isOverdue,
    isRedirected: (_, params: { isRedirected: boolean }) => params.isRedirected,
  },
  actions: {
    keepTerms: assign((_, { terms }: { terms: PaymentTerms }) => ({ terms, transfer: terms.openTransfer })),
    keepBalance: assign((_, { answer }: { answer: FundsAnswer }) =>
      answer.kind === 'known' ? { balance: answer.balance } : {},
    ),
    keepLevel: assign((_, { answer }: { answer: MemberLevelAnswer }) =>
      answer.kind === 'known' ? { level: answer.level } : {},
    ),
    keepNetwork: assign((_, params: { is: NetworkState }) => ({ network: params.is })),
    keepShared: assign(({ context }, { isAgreed, price, level }: Shared) => ({
      isAgreed,
      price,
      level: level ?? context.level,
      draft: price === context.price ? context.draft : draftAtNewPrice(context.draft),
    })),
    keepDraft: assign((_, params: { draft: CardDraft }) => params),
    keepCredit: assign((_, params: { credit: CreditDraft }) => params),
    keepModalViewed: assign((_, params: { isBalanceModalViewed: boolean }) => params),
    keepNotified: assign(({ context }, { answer }: { answer: MethodOutput }) =>
      answer.kind === 'notified' ? { receipt: receiptOfTransfer(answer, context.terms) } : {},
    ),
    keepReceipt: assign((_, { answer }: { answer: MethodOutput }) =>
      answer.kind === 'paid' ? { receipt: answer.receipt } : {},
    ),
    forgetProblem: assign({ problem: undefined }),
    forgetTransfer: assign({ transfer: undefined }),
    forgetDrafts: assign(({ context }) => ({ draft: EMPTY_DRAFT, credit: emptyCreditDraft(context.price) })),
    tellChange: raise({ type: 'wallet.changed' }),
    tellAge: raise({ type: 'wallet.aged' }),
    tellWallet: sendTo(
      (_, params: { id: WalletMethodId }) => params.id,
      ({ context: { balance, level } }) => ({ type: 'wallet.told' as const, balance, level }),
    ),
    tellAnotherWay: sendTo('bankTransfer', { type: 'shopper.askedAnotherWay' }),
    tellNetwork: sendTo(
      (_, params: { id: MethodId; is: NetworkState }) => params.id,
      (_, { is }) => ({ type: 'network.told' as const, is }),
    ),
  },
})
