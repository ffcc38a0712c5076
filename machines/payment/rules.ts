import type { balancePaymentMachine } from './balance/machine'
import type { BalanceDraft, BalancePaymentOutput, BalanceSubmission } from './balance/ports'
import type { TransferSubmission } from './bank-transfer/ports'
import type { bankTransferMachine } from './bank-transfer/machine'
import { type CardDraft, type CardPaymentOutput, draftAtNewPrice, draftFromAttempt, EMPTY_DRAFT } from './card/draft'
import type { cardPaymentMachine } from './card/machine'
import type { CardQuestion, CardSubmission } from './card/ports'
import type { IntoBalance } from '../entities/flow'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import type { PaymentTerms } from '../entities/payment-terms'
import { lazyMachine } from '../support/port'
import type { shoppingCreditMachine } from './shopping-credit/machine'
import type { CreditSubmission } from './shopping-credit/ports'
import { type CreditDraft, emptyCreditDraft, type ShoppingCreditOutput } from './shopping-credit/draft'
import { type BankTransferOutput, NO_BANK_CHOSEN, type TransferDraft } from './bank-transfer/draft'

/** Payment methods by their public names (PAY-01), in display order. */
export const METHODS = ['credit-card', 'balance', 'shopping-credit', 'bank-transfer'] as const

export type Method = (typeof METHODS)[number]

/** Per method: its state in the payment machine, and its child's id. */
export const FORMS = {
  'credit-card': { state: 'card', id: 'cardPayment' },
  balance: { state: 'balance', id: 'balancePayment' },
  'shopping-credit': { state: 'shoppingCredit', id: 'shoppingCredit' },
  'bank-transfer': { state: 'bankTransfer', id: 'bankTransfer' },
} as const satisfies Record<Method, object>

export type FormId = (typeof FORMS)[Method]['id']

export const FORM_ACTORS = {
  cardPayment: lazyMachine<typeof cardPaymentMachine>('cardPayment'),
  balancePayment: lazyMachine<typeof balancePaymentMachine>('balancePayment'),
  shoppingCredit: lazyMachine<typeof shoppingCreditMachine>('shoppingCredit'),
  bankTransfer: lazyMachine<typeof bankTransferMachine>('bankTransfer'),
}

/** A foreign buyer is not a member, so only card is offered (FRGN-02). */
const OFFERED: Record<Method, (terms: PaymentTerms, isMember: boolean) => boolean> = {
  'credit-card': ({ isCardEnabled }) => isCardEnabled,
  balance: ({ isFundEnabled }, isMember) => isFundEnabled && isMember,
  'shopping-credit': ({ isCreditEnabled }, isMember) => isCreditEnabled && isMember,
  'bank-transfer': ({ transferAccounts }, isMember) => transferAccounts.length > 0 && isMember,
}

export function methodsOf(terms: PaymentTerms, { memberId }: Buyer): readonly Method[] {
  return METHODS.filter((method) => OFFERED[method](terms, memberId !== undefined))
}

/** What each form has loaded and what the shopper has chosen in it, saved while another method is open or a payment is attempted. */
export interface Drafts {
  readonly 'credit-card': CardDraft
  readonly balance: BalanceDraft
  readonly 'shopping-credit': CreditDraft
  readonly 'bank-transfer': TransferDraft
}

export type FormOutputs = CardPaymentOutput | BalancePaymentOutput | ShoppingCreditOutput | BankTransferOutput

export type AnySubmission = CardSubmission | BalanceSubmission | CreditSubmission | TransferSubmission

/** An attempted payment. Stored until its outcome is known, and selected again if the payment is refused. */
export interface Attempted<By = Method> {
  readonly method: By
  /** The order's price, as shown or accepted. */
  readonly price: Money
  /** The amount to pay (PAY-12). */
  readonly sum: Money
  readonly choice: AnySubmission['choice']
  readonly parts?: CardParts
}

/** The installments of a card payment, and the balance and bonus used beside it. */
export type CardParts = Pick<CardQuestion, 'installment' | 'balanceUsed' | 'bonusUsed'>

/** The attempt of any flow. For a settlement, `choice` is its mode. */
export type AnyAttempted = Attempted<Method | IntoBalance>

const isPayment = (attempted: AnyAttempted): attempted is Attempted =>
  attempted.method !== 'refund' && attempted.method !== 'settlement'

/** The attempt, if it was a payment and not a refund or settlement. */
export const paymentAttemptOf = (attempted: AnyAttempted | undefined): Attempted | undefined =>
  attempted && isPayment(attempted) ? attempted : undefined

const partsOf = ({ installment, balanceUsed, bonusUsed }: CardQuestion): CardParts => ({
  installment,
  balanceUsed,
  bonusUsed,
})

export function attemptedOf(submission: AnySubmission): Attempted {
  const { method, price, sum, choice } = submission
  const attempted = { method, price, sum, choice }
  return submission.method === 'credit-card' ? { ...attempted, parts: partsOf(submission.question) } : attempted
}

/** Initial drafts, with the last attempt's choice if the tab stored one. */
export function initialDrafts(price: Money, tried: Attempted | undefined): Drafts {
  const card = tried?.method === 'credit-card' ? draftFromAttempt(tried.choice) : EMPTY_DRAFT
  const credit = emptyCreditDraft(price)
  return {
    'credit-card': card,
    balance: { isBalanceModalViewed: false },
    'shopping-credit': tried?.method === 'shopping-credit' ? { ...credit, selectedAcquirer: tried.choice } : credit,
    'bank-transfer':
      tried?.method === 'bank-transfer' ? { ...NO_BANK_CHOSEN, selectedBankId: tried.choice } : NO_BANK_CHOSEN,
  }
}

/** The drafts after a price change, without the data that was fetched for the former price. */
export function draftsAtPrice(drafts: Drafts, price: Money): Drafts {
  return {
    ...drafts,
    'credit-card': draftAtNewPrice(drafts['credit-card']),
    'shopping-credit': emptyCreditDraft(price),
  }
}
