import type { CardFacts } from '../../entities/card'
import type { Bonus } from '../../entities/bonus'
import type { InstallmentOption, Installments } from '../../entities/installments'
import { type PriceBreakdown, priceBreakdownOf } from '../../entities/price-breakdown'
import type { Buyer } from '../../entities/member'
import type { Money } from '../../entities/money'
import type { PaymentTerms } from '../../entities/payment-terms'
import { firstFaultOf } from '../../entities/refused-fields'
import { cardReferenceOf } from '../../entities/saved-card'
import type { GatedSource } from '../kyc-gate/ports'
import { type BonusOffer, bonusOffer, canMix, type MixFacts, type MixBlockReason, mixBlockReasonOf } from './deductions'
import {
  type CallFacts,
  cardCallFor,
  cardFaultsOf,
  chosenCardOf,
  type PaymentForm,
  type PaymentFaults,
  type Wallet,
} from './rules'
import { optionOf, optionsOf } from './installments'
import type { CardQuestion, CardSubmission } from './ports'
import type { Problem } from '../../entities/problem'
import { isAmountLent } from '../shopping-credit/rules'

/** Everything that determines a card payment, except the card data itself. */
export interface CardChoices extends PaymentForm {
  readonly buyer: Buyer
  readonly price: Money
  readonly wallet: Wallet
  readonly terms: PaymentTerms
  readonly balance: Money | undefined
  /** Responses by BIN, cached so that switching back to a card needs no request. */
  readonly installments: Readonly<Record<string, Installments>>
  readonly selectedInstallment: number
  /** By card key. A refused inquiry leaves no entry, since a corrected card may have a bonus. */
  readonly bonuses: Readonly<Record<string, Bonus>>
  readonly isBonusSelected: boolean
  readonly isThreeDSAsked: boolean
  /** The balance shall pay a part whenever it can. */
  readonly isMixAsked: boolean
}

const BIN_LENGTH = 8

const shownSavedCard = ({ cardSource, wallet, selectedCard }: CardChoices) =>
  cardSource === 'savedCard' ? wallet.cards.find(({ cardToken }) => cardToken === selectedCard) : undefined

/** The first eight digits of the selected card; undefined while fewer are known (INST-02). */
export function binOf(choices: CardChoices): string | undefined {
  const bin = choices.cardSource === 'newCard' ? choices.card.bin : shownSavedCard(choices)?.bin
  return bin && bin.length >= BIN_LENGTH ? bin.slice(0, BIN_LENGTH) : undefined
}

/**
 * Whether the bank will probably offer several options: true for a saved credit card only. Debit and prepaid cards have none,
 * and a new card's type is not known yet.
 */
export const areInstallmentsLikely = (choices: CardChoices): boolean => shownSavedCard(choices)?.type === 'credit'

/** Cache key of the selected card; undefined until enough of it is known. */
export function cardKeyOf(choices: CardChoices): string | undefined {
  if (choices.cardSource !== 'newCard') return shownSavedCard(choices)?.cardToken
  const { bin, lastFour, faults, numberEdition } = choices.card
  const isWhole = bin !== undefined && lastFour !== undefined && !faults.cardNumber
  return isWhole ? `${bin}-${lastFour}-${numberEdition}` : undefined
}

const isComplete = ({ faults }: CardFacts) => firstFaultOf(faults) === undefined

/** The bonus request needs the complete card. */
export function canAskBonus(choices: CardChoices): boolean {
  return cardKeyOf(choices) !== undefined && (choices.cardSource !== 'newCard' || isComplete(choices.card))
}

export function installmentsOf(choices: CardChoices): Installments | undefined {
  const bin = binOf(choices)
  return bin === undefined ? undefined : choices.installments[bin]
}

export function mixFactsOf(choices: CardChoices): MixFacts {
  const { terms, balance, price, wallet, cardSource } = choices
  return {
    terms,
    balance,
    price,
    cardSource,
    hasSavedCards: wallet.cards.length > 0,
    isThreeDSVerified: shownSavedCard(choices)?.isThreeDSVerified ?? false,
  }
}

/** The shopper asked for it, and the order and the card allow it. */
export function isMixPayment(choices: CardChoices): boolean {
  return choices.isMixAsked && canMix(mixFactsOf(choices))
}

/** Why the balance cannot be selected. If it is already selected, the shopper can always deselect it. */
export function mixBlockReasonIn(choices: CardChoices): MixBlockReason | undefined {
  if (isMixPayment(choices)) return undefined
  // Uses the option on screen: a bonus or another amount may have ruled out the number that was chosen before.
  return mixBlockReasonOf({ ...mixFactsOf(choices), selectedInstallment: chosenOption(choices).installmentNumber })
}

export function bonusOf(choices: CardChoices): BonusOffer | undefined {
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

function offeredOf(choices: CardChoices) {
  const bonus = choices.isBonusSelected ? bonusOf(choices) : undefined
  return {
    installments: installmentsOf(choices),
    price: choices.price,
    isBonusSelected: bonus !== undefined,
    isBonusWhole: bonus?.isWhole === true,
    isMixPayment: isMixPayment(choices),
  }
}

/** The selected bonus, and nothing else, rules out options that the bank offers (INST-04). */
export function isLimitedByBonus(choices: CardChoices): boolean {
  const offered = offeredOf(choices)
  return optionsOf(offered).length < optionsOf({ ...offered, isBonusSelected: false }).length
}

export function shownOptions(choices: CardChoices): readonly InstallmentOption[] {
  return optionsOf(offeredOf(choices))
}

export function chosenOption(choices: CardChoices): InstallmentOption {
  return optionOf(offeredOf(choices), choices.selectedInstallment)
}

export function cardBreakdownOf(choices: CardChoices): PriceBreakdown {
  return priceBreakdownOf({
    price: choices.price,
    total: chosenOption(choices).totalPrice,
    balance: isMixPayment(choices) ? choices.balance : undefined,
    bonus: choices.isBonusSelected ? bonusOf(choices)?.usable : undefined,
  })
}

/** The provider's own card draws on the balance, and the known balance does not cover the card's part (BAL-04). */
export function isBalanceShort(choices: CardChoices): boolean {
  const { balance } = choices
  if (!shownSavedCard(choices)?.isProviderCard || balance?.currency !== choices.price.currency) return false
  const { balanceUsed, cardPart } = cardBreakdownOf(choices)
  return balance.minor - (balanceUsed?.minor ?? 0) < cardPart.minor
}

/** All faults, in the form's order. */
export const paymentFaultsOf = (choices: CardChoices): PaymentFaults => ({
  ...cardFaultsOf(choices),
  providerBalance: isBalanceShort(choices) ? 'payment.reason.providerBalance' : undefined,
  agreement: choices.isAgreed ? undefined : 'validations.agreementRequired',
})

/**
 * Detects whether the payment changed between the press and the submission: installments, amounts, or a balance that no longer
 * covers it (PAY-11).
 */
export function breakdownKeyOf(choices: CardChoices): string {
  const { total, bonusUsed, balanceUsed } = cardBreakdownOf(choices)
  const { installmentNumber } = chosenOption(choices)
  return JSON.stringify([installmentNumber, total, bonusUsed, balanceUsed, isBalanceShort(choices)])
}

/** The facts that decide the payment call (CARD-09). */
export function callFactsOf(choices: CardChoices): CallFacts {
  return {
    isMixPayment: isMixPayment(choices),
    cardSource: choices.cardSource,
    isForcedByOrder: choices.terms.isThreeDSForced,
    isForcedByBin: installmentsOf(choices)?.isThreeDSForced ?? false,
    isThreeDSVerified: shownSavedCard(choices)?.isThreeDSVerified ?? false,
    isThreeDSAsked: choices.isThreeDSAsked,
  }
}

/** The card source as the identity gate classifies it (KYC-01). */
function gatedSourceOf(choices: CardChoices): GatedSource {
  if (isMixPayment(choices)) return 'mixed'
  return shownSavedCard(choices)?.isGatedAsProviderCard ? 'providerCard' : 'card'
}

function questionOf(choices: CardChoices): CardQuestion {
  const { total, bonusUsed, balanceUsed } = cardBreakdownOf(choices)
  return {
    buyer: choices.buyer,
    call: cardCallFor(callFactsOf(choices)),
    price: total,
    installment: chosenOption(choices).installmentNumber,
    card: chosenCardOf(choices),
    typed: choices.cardSource === 'newCard' ? choices.card : undefined,
    bonusUsed,
    balanceUsed,
    isFromBalance: balanceUsed !== undefined || shownSavedCard(choices)?.isProviderCard === true,
  }
}

/** The payment as shown. Foreign buyers have no KYC level and no limits, so no gate (KYC-07). */
export function submissionOf(choices: CardChoices): CardSubmission {
  const { buyer, price, terms } = choices
  const { total: sum, cardPart: bankPart } = cardBreakdownOf(choices)
  const { memberId } = buyer
  const saved = shownSavedCard(choices)
  return {
    method: 'credit-card',
    price,
    sum,
    bankPart,
    question: questionOf(choices),
    choice: saved ? cardReferenceOf(saved.cardToken) : choices.cardSource,
    gate: memberId === undefined ? undefined : { memberId, source: gatedSourceOf(choices), amount: sum, terms },
  }
}

interface OfferFacts {
  readonly buyer: Buyer
  readonly price: Money
  readonly terms: Pick<PaymentTerms, 'isCreditEnabled'>
  readonly problem: Problem | undefined
}

/**
 * Whether to offer shopping credit after a card was refused for insufficient funds (CARD-12). Only for members, and only if
 * banks lend this amount.
 */
export function isCreditDue({ buyer, price, terms, problem }: OfferFacts): boolean {
  const canBorrow = terms.isCreditEnabled && buyer.memberId !== undefined && isAmountLent(price)
  return canBorrow && problem?.key === 'errors.insufficientFunds'
}
