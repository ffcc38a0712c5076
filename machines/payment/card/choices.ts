import { CARD_FIELDS, type CardFacts } from '../../entities/card'
import type { Bonus } from '../../entities/bonus'
import type { InstallmentOption, Installments } from '../../entities/installments'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Buyer } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { PaymentTerms } from '../../entities/payment-terms'
import { cardReferenceOf } from '../../entities/saved-card'
import type { GatedMeans } from '../kyc-gate/ports'
import { type BonusOffer, bonusOffer, canMix, type MixFacts, type MixHindrance, mixHindranceOf } from './deductions'
import {
  type CallFacts,
  callFor,
  cardFaultsOf,
  chosenCardOf,
  type PaymentForm,
  type PaymentFaults,
  type PaymentFormField,
  type Wallet,
} from './rules'
import { optionOf, optionsOf } from './installments'
import type { CardQuestion, CardSubmission } from './ports'
import type { Problem } from '../../entities/problem'
import { isAmountLent } from '../shopping-credit/rules'

/** Everything that decides how a payment is made, beside the card itself. */
export interface Choices extends PaymentForm {
  readonly buyer: Buyer
  readonly price: Money
  readonly wallet: Wallet
  readonly terms: PaymentTerms
  /** Of the member's wallet; undefined while it is not known. */
  readonly balance: Money | undefined
  /** Every answer so far, by BIN: going back to a card asks nothing. */
  readonly installments: Readonly<Record<string, Installments>>
  readonly selectedInstallment: number
  /** By the card's key; undefined where the bank was asked and had none. */
  readonly bonuses: Readonly<Record<string, Bonus | undefined>>
  readonly isBonusSelected: boolean
  readonly isThreeDSAsked: boolean
  /** The balance is to pay a part, wherever it may. */
  readonly isMixAsked: boolean
}

const BIN_LENGTH = 8

const savedOnShow = ({ cardSource, wallet, selectedCard }: Choices) =>
  cardSource === 'savedCard' ? wallet.cards.find(({ cardToken }) => cardToken === selectedCard) : undefined

/** The first eight digits of the card on show; undefined where fewer are known (INST-02). */
export function binOf(choices: Choices): string | undefined {
  const bin = choices.cardSource === 'newCard' ? choices.card.bin : savedOnShow(choices)?.bin
  return bin && bin.length >= BIN_LENGTH ? bin.slice(0, BIN_LENGTH) : undefined
}

/**
 * Its bank will most likely offer several options: a saved credit card. A debit or prepaid card has none, and of a new card nothing is known yet.
 */
export const isChoiceLikely = (choices: Choices): boolean => savedOnShow(choices)?.type === 'credit'

/** Identifies the card on show; undefined until enough of it is known. */
export function cardKeyOf(choices: Choices): string | undefined {
  if (choices.cardSource !== 'newCard') return savedOnShow(choices)?.cardToken
  const { bin, lastFour, faults } = choices.card
  return bin !== undefined && lastFour !== undefined && !faults.cardNumber ? `${bin}-${lastFour}` : undefined
}

const isComplete = ({ faults }: CardFacts) => CARD_FIELDS.every((field) => faults[field] === undefined)

/** The bonus can be asked for, which needs the whole card. */
export function canAskBonus(choices: Choices): boolean {
  return cardKeyOf(choices) !== undefined && (choices.cardSource !== 'newCard' || isComplete(choices.card))
}

/** The installments of the card on show; undefined until they are answered. */
export function installmentsOf(choices: Choices): Installments | undefined {
  const bin = binOf(choices)
  return bin === undefined ? undefined : choices.installments[bin]
}

/** What decides whether the balance may pay a part (MIX-01). */
export function mixFactsOf(choices: Choices): MixFacts {
  const { terms, balance, price, wallet, cardSource } = choices
  return {
    ...{ terms, balance, price, cardSource },
    hasSavedCards: wallet.cards.length > 0,
    isThreeDSVerified: savedOnShow(choices)?.isThreeDSVerified ?? false,
  }
}

/** The balance pays a part: it was asked to, and it may. */
export function isMixPayment(choices: Choices): boolean {
  return choices.isMixAsked && canMix(mixFactsOf(choices))
}

/** Why the balance can't be asked for a part. What it pays already can be given up. */
export function mixHindranceIn(choices: Choices): MixHindrance | undefined {
  if (isMixPayment(choices)) return undefined
  // Those on show: a number that was chosen before may be ruled out by a bonus, or by another amount.
  return mixHindranceOf({ ...mixFactsOf(choices), selectedInstallment: optionChosen(choices).installmentNumber })
}

export function bonusOf(choices: Choices): BonusOffer | undefined {
  const key = cardKeyOf(choices)
  const { price, terms } = choices
  return bonusOffer({
    bonus: key === undefined ? undefined : choices.bonuses[key],
    price,
    bankCode: installmentsOf(choices)?.bankCode,
    fullBonusOnlyBanks: terms.fullBonusOnlyBanks,
    balanceUsed: isMixPayment(choices) ? choices.balance : undefined,
  })
}

function offeredOf(choices: Choices) {
  return {
    installments: installmentsOf(choices),
    price: choices.price,
    isBonusSelected: choices.isBonusSelected && bonusOf(choices) !== undefined,
    isMixPayment: isMixPayment(choices),
  }
}

export function optionsOnShow(choices: Choices): readonly InstallmentOption[] {
  return optionsOf(offeredOf(choices))
}

export function optionChosen(choices: Choices): InstallmentOption {
  return optionOf(offeredOf(choices), choices.selectedInstallment)
}

/** What the payment is made of. */
export function sumOf(choices: Choices): PriceBreakdown {
  return priceBreakdownOf({
    price: choices.price,
    total: optionChosen(choices).totalPrice,
    balance: isMixPayment(choices) ? choices.balance : undefined,
    bonus: choices.isBonusSelected ? bonusOf(choices)?.usable : undefined,
  })
}

/** The provider's own card draws on the balance, which is known not to be enough for its part (BAL-04). */
export function isBalanceShort(choices: Choices): boolean {
  const { balance } = choices
  if (!savedOnShow(choices)?.isProviderCard || balance?.currency !== choices.price.currency) return false
  const { balanceUsed, cardPart } = sumOf(choices)
  return balance.minor - (balanceUsed?.minor ?? 0) < cardPart.minor
}

/** All that is to be put right, in the order of the form. */
export const paymentFaultsOf = (choices: Choices): PaymentFaults => ({
  ...cardFaultsOf(choices),
  ...(isBalanceShort(choices) && { providerBalance: 'payment.reason.providerBalance' }),
  ...(!choices.isAgreed && { agreement: 'validations.agreementRequired' }),
})

/** The first thing to put right; `undefined` when it can be paid with. */
export const firstFaultOf = (choices: Choices): PaymentFormField | undefined =>
  (Object.keys(paymentFaultsOf(choices)) as PaymentFormField[])[0]

/** Tells what was shown at the press from what would be submitted by now: months, parts, and a balance behind them (PAY-11). */
export function sumKeyOf(choices: Choices): string {
  const { total, bonusUsed, balanceUsed } = sumOf(choices)
  const { installmentNumber } = optionChosen(choices)
  return JSON.stringify([installmentNumber, total, bonusUsed, balanceUsed, isBalanceShort(choices)])
}

/** What decides the call (CARD-09). */
export function callFactsOf(choices: Choices): CallFacts {
  return {
    isMixPayment: isMixPayment(choices),
    cardSource: choices.cardSource,
    isForcedByOrder: choices.terms.isThreeDSForced,
    isForcedByBin: installmentsOf(choices)?.isThreeDSForced ?? false,
    isThreeDSVerified: savedOnShow(choices)?.isThreeDSVerified ?? false,
    isThreeDSAsked: choices.isThreeDSAsked,
  }
}

/** As what the identity gate sees it (KYC-01). */
export function gatedMeansOf(choices: Choices): GatedMeans {
  if (isMixPayment(choices)) return 'mixed'
  return savedOnShow(choices)?.isGatedAsProviderCard ? 'providerCard' : 'card'
}

function questionOf(choices: Choices): CardQuestion {
  const { total, bonusUsed, balanceUsed } = sumOf(choices)
  return {
    buyer: choices.buyer,
    call: callFor(callFactsOf(choices)),
    price: total,
    installment: optionChosen(choices).installmentNumber,
    card: chosenCardOf(choices),
    typed: choices.cardSource === 'newCard' ? choices.card : undefined,
    bonusUsed,
    balanceUsed,
  }
}

/** The payment as shown. Guests have no level, and no limits of one (KYC-07). */
export function submissionOf(choices: Choices): CardSubmission {
  const { buyer, price, terms } = choices
  const { total: sum, cardPart: bankPart } = sumOf(choices)
  const { memberId } = buyer
  const saved = savedOnShow(choices)
  return {
    ...{ method: 'credit-card', price, sum, bankPart, question: questionOf(choices) },
    choice: saved ? cardReferenceOf(saved.cardToken) : choices.cardSource,
    gate: memberId === undefined ? undefined : { memberId, means: gatedMeansOf(choices), amount: sum, terms },
  }
}

interface OfferFacts {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: Pick<PaymentTerms, 'isCreditEnabled'>
  readonly problem: Problem | undefined
}

/** A card had too little on it, and a bank may lend what the order costs (CARD-12). Credit is offered only where a bank gives one. */
export function isCreditDue({ buyer, price, terms, problem }: OfferFacts): boolean {
  const canBorrow = terms.isCreditEnabled && buyer.memberId !== undefined && isAmountLent(price)
  return canBorrow && problem?.key === 'errors.insufficientFunds'
}
