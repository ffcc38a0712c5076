import type { balancePaymentMachine } from './balance/machine'
import type { BalanceDraft, BalancePaymentOutput, BalanceSubmission } from './balance/ports'
import type { TransferSubmission } from './bank-transfer/ports'
import type { bankTransferMachine } from './bank-transfer/machine'
import { type CardDraft, type CardPaymentOutput, draftAtNewPrice, draftTried, EMPTY_DRAFT } from './card/draft'
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

/** The ways of paying an order, by the names that people and scripts know them by (PAY-01), in the order in which they are offered. */
export const METHODS = ['credit-card', 'balance', 'shopping-credit', 'bank-transfer'] as const

export type Method = (typeof METHODS)[number]

/** Where the form of each is shown, under which name its machine runs, and the name of the button that moves its money. */
export const FORMS = {
  'credit-card': { state: 'card', id: 'cardPayment', press: 'pay' },
  balance: { state: 'balance', id: 'balancePayment', press: 'pay' },
  'shopping-credit': { state: 'shoppingCredit', id: 'shoppingCredit', press: 'apply' },
  'bank-transfer': { state: 'bankTransfer', id: 'bankTransfer', press: 'pay' },
} as const satisfies Record<Method, object>

export type FormId = (typeof FORMS)[Method]['id']

/** The forms load with the paying side. */
export const FORM_ACTORS = {
  cardPayment: lazyMachine<typeof cardPaymentMachine>('cardPayment'),
  balancePayment: lazyMachine<typeof balancePaymentMachine>('balancePayment'),
  shoppingCredit: lazyMachine<typeof shoppingCreditMachine>('shoppingCredit'),
  bankTransfer: lazyMachine<typeof bankTransferMachine>('bankTransfer'),
}

/** Who is no member has no balance, gets no credit and sends no transfer (FRGN-02). */
const OFFERED: Record<Method, (terms: PaymentTerms, isMember: boolean) => boolean> = {
  'credit-card': ({ isCardEnabled }) => isCardEnabled,
  balance: ({ isFundEnabled }, isMember) => isFundEnabled && isMember,
  'shopping-credit': ({ isCreditEnabled }, isMember) => isCreditEnabled && isMember,
  'bank-transfer': ({ transferAccounts }, isMember) => transferAccounts.length > 0 && isMember,
}

/** The methods of this order for this buyer. */
export function methodsOf(terms: PaymentTerms, { memberId }: Buyer): readonly Method[] {
  return METHODS.filter((method) => OFFERED[method](terms, memberId !== undefined))
}

/** What each method found out and its shopper chose, while another one is on show and while it is tried. */
export interface Drafts {
  readonly 'credit-card': CardDraft
  readonly balance: BalanceDraft
  readonly 'shopping-credit': CreditDraft
  readonly 'bank-transfer': TransferDraft
}

export type FormOutputs = CardPaymentOutput | BalancePaymentOutput | ShoppingCreditOutput | BankTransferOutput

export type AnySubmission = CardSubmission | BalanceSubmission | CreditSubmission | TransferSubmission

/** What was tried in a payment: kept with its name until its end is known, and chosen again when the shopper comes back refused. */
export interface Attempted<Means = Method> {
  readonly method: Means
  /** What the order cost, as it was shown or accepted. */
  readonly price: Money
  /** All that was to be paid (PAY-12). */
  readonly sum: Money
  readonly choice: AnySubmission['choice']
  /** Of a card's payment, what else it is made of. */
  readonly parts?: CardParts
}

/** In how many installments a card pays, and what pays beside it. */
export type CardParts = Pick<CardQuestion, 'installment' | 'balanceUsed' | 'bonusUsed'>

/** What was tried with a link of any flow: of a settlement, `choice` is its mode. */
export type AnyAttempted = Attempted<Method | IntoBalance>

const isPayment = (attempted: AnyAttempted): attempted is Attempted =>
  attempted.method !== 'refund' && attempted.method !== 'settlement'

/** What was tried, where it was to pay. */
export const paymentTried = (attempted: AnyAttempted | undefined): Attempted | undefined =>
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

/** The drafts of a shopper of whom this tab kept at most the last attempt. */
export function draftsAfter(price: Money, tried: Attempted | undefined): Drafts {
  const card = tried?.method === 'credit-card' ? draftTried(tried.choice) : EMPTY_DRAFT
  const credit = emptyCreditDraft(price)
  return {
    'credit-card': card,
    balance: { isBalanceModalViewed: false },
    'shopping-credit': tried?.method === 'shopping-credit' ? { ...credit, selectedAcquirer: tried.choice } : credit,
    'bank-transfer':
      tried?.method === 'bank-transfer' ? { ...NO_BANK_CHOSEN, selectedBankId: tried.choice } : NO_BANK_CHOSEN,
  }
}

/** The same where the order costs something else: what was found out for the former price is no answer to this one. */
export function draftsAtPrice(drafts: Drafts, price: Money): Drafts {
  return {
    ...drafts,
    'credit-card': draftAtNewPrice(drafts['credit-card']),
    'shopping-credit': emptyCreditDraft(price),
  }
}
