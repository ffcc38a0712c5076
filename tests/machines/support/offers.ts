import type { Bonus } from '../../../machines/entities/bonus'
import type { InstallmentOption, Installments } from '../../../machines/entities/installments'
import { ORDER } from './shopper'

export const BANK_HOST = 'acs.bank.example'

/** A total of the order's in this number of months. */
export function optionAt(installmentNumber: number, minor: number): InstallmentOption {
  const { currency } = ORDER.price
  const monthly = Math.round(minor / installmentNumber)
  return { installmentNumber, installmentPrice: { minor: monthly, currency }, totalPrice: { minor, currency } }
}

/** What the credit cards of a bank offer for the order of these stories. */
export const WORLD_CARD: Installments = {
  binNumber: '55496071',
  cardType: 'credit',
  cardFamilyName: 'World',
  bankCode: 67,
  bankName: 'Yapı Kredi Bankası',
  isThreeDSForced: false,
  isCvcForced: false,
  isCommercial: false,
  installmentPrices: [optionAt(1, 248_050), optionAt(3, 252_000), optionAt(6, 260_400)],
}

/** Of a bank whose cards pay with points or in installments. */
export const MAXIMUM_CARD: Installments = {
  ...WORLD_CARD,
  bankCode: 64,
  bankName: 'İş Bankası',
  cardFamilyName: 'Maximum',
}

/** A card that its bank never pays with unseen. */
export const DEBIT_CARD: Installments = {
  ...WORLD_CARD,
  cardType: 'bank',
  isThreeDSForced: true,
  installmentPrices: [optionAt(1, 248_050)],
}

export const BONUS: Bonus = {
  amount: { minor: 1_000, currency: 'TRY' },
  cardBank: 'Yapı Kredi Bankası',
  cardFamily: 'World',
}
