import type { CardFacts } from '../entities/card'
import { CARD_FIELDS } from '../entities/card-fields'
import type { Bonus } from '../entities/bonus'
import type { PlusInstallment } from '../entities/campaign'
import type { InstallmentOption, Installments } from '../entities/installments'
import type { Buyer } from '../entities/member'
import type { Money } from '../entities/money'
import { type BonusOffer, type FullBonusOnlyBank, bonusOffer } from './bonus'
import { type CallFacts, callFor } from './card-call'
import { optionOf, optionsOf } from './installments'
import type { PayQuestion } from './ports'
import { type PaymentForm, type Wallet, chosenCardOf } from './rules'

/** What the order and the configuration say about paying by card. */
export interface PaymentTerms {
  readonly isThreeDSForced: boolean
  readonly isBkmEnabled: boolean
  /** Those that have begun. */
  readonly plusInstallments: readonly PlusInstallment[]
  readonly fullBonusOnlyBanks: readonly FullBonusOnlyBank[]
}

export const NO_TERMS: PaymentTerms = {
  isThreeDSForced: false,
  isBkmEnabled: false,
  plusInstallments: [],
  fullBonusOnlyBanks: [],
}

/** Everything that decides how a payment is made, beside the card itself. */
export interface Choices extends PaymentForm {
  readonly buyer: Buyer
  readonly price: Money
  readonly wallet: Wallet
  readonly terms: PaymentTerms
  /** Every answer so far, by BIN: going back to a card asks nothing. */
  readonly installments: Readonly<Record<string, Installments>>
  readonly selectedInstallment: number
  /** By the card's key; undefined where somebody asked and there was none. */
  readonly bonuses: Readonly<Record<string, Bonus | undefined>>
  readonly isBonusSelected: boolean
  readonly isThreeDSAsked: boolean
}

const BIN_LENGTH = 8

const savedOnShow = ({ means, wallet, selectedCard }: Choices) =>
  means === 'savedCard' ? wallet.cards.find(({ cardToken }) => cardToken === selectedCard) : undefined

/** The first eight digits of the card on show; undefined where fewer are known (INST-02). */
export function binOf(choices: Choices): string | undefined {
  const bin = choices.means === 'newCard' ? choices.card.bin : savedOnShow(choices)?.bin
  return bin && bin.length >= BIN_LENGTH ? bin.slice(0, BIN_LENGTH) : undefined
}

/** Tells the card on show from any other, once it is known which it is. */
export function cardKeyOf(choices: Choices): string | undefined {
  if (choices.means !== 'newCard') return savedOnShow(choices)?.cardToken
  const { bin, lastFour, faults } = choices.card
  return bin !== undefined && lastFour !== undefined && !faults.cardNumber ? `${bin}-${lastFour}` : undefined
}

const isComplete = ({ faults }: CardFacts) => CARD_FIELDS.every((field) => faults[field] === undefined)

/** The question for its bonus can be asked: it carries the whole card. */
export function canAskBonus(choices: Choices): boolean {
  return cardKeyOf(choices) !== undefined && (choices.means !== 'newCard' || isComplete(choices.card))
}

/** Of the card on show, as far as it has been answered. */
export function installmentsOf(choices: Choices): Installments | undefined {
  const bin = binOf(choices)
  return bin === undefined ? undefined : choices.installments[bin]
}

export function bonusOf(choices: Choices): BonusOffer | undefined {
  const key = cardKeyOf(choices)
  const { price, terms } = choices
  return bonusOffer({
    bonus: key === undefined ? undefined : choices.bonuses[key],
    price,
    bankCode: installmentsOf(choices)?.bankCode,
    fullBonusOnlyBanks: terms.fullBonusOnlyBanks,
  })
}

function offeredOf(choices: Choices) {
  const isBonusSelected = choices.isBonusSelected && bonusOf(choices) !== undefined
  return { installments: installmentsOf(choices), price: choices.price, isBonusSelected }
}

export function optionsOnShow(choices: Choices): readonly InstallmentOption[] {
  return optionsOf(offeredOf(choices))
}

/** What the payment is made of, in minor units that add up: the bonus and the card's part are the total. */
export interface Sum {
  readonly option: InstallmentOption
  readonly total: Money
  readonly bonusUsed: Money | undefined
  readonly cardPart: Money
}

export function sumOf(choices: Choices): Sum {
  const option = optionOf(offeredOf(choices), choices.selectedInstallment)
  const total = option.totalPrice
  const bonusUsed = choices.isBonusSelected ? bonusOf(choices)?.usable : undefined
  return { option, total, bonusUsed, cardPart: { ...total, minor: total.minor - (bonusUsed?.minor ?? 0) } }
}

/** What decides the call (CARD-09). The part that the balance pays is chosen with the balance, by which the shopper comes elsewhere. */
export function callFactsOf(choices: Choices): CallFacts {
  return {
    isMixPayment: false,
    means: choices.means,
    isForcedByOrder: choices.terms.isThreeDSForced,
    isForcedByBin: installmentsOf(choices)?.isThreeDSForced ?? false,
    isThreeDSVerified: savedOnShow(choices)?.isThreeDSVerified ?? false,
    isThreeDSAsked: choices.isThreeDSAsked,
  }
}

export function questionOf(choices: Choices): PayQuestion {
  const { option, total, bonusUsed } = sumOf(choices)
  return {
    buyer: choices.buyer,
    call: callFor(callFactsOf(choices)),
    price: total,
    installment: option.installmentNumber,
    card: chosenCardOf(choices),
    bonusUsed,
  }
}
