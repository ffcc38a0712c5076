import fc from 'fast-check'
import type { CardTexts } from '../../machines/entities/card'
import type { CalendarMonth } from '../../machines/entities/instant'

export const NOVEMBER_2025: CalendarMonth = { year: 2025, month: 11 }

/** The check digit of a card number (Luhn), computed from left to right as on paper. */
export function checkDigitOf(digits: string): string {
  const isDoubled = (index: number) => (digits.length - index) % 2 === 1
  const sum = [...digits].reduce((total, digit, index) => {
    const value = isDoubled(index) ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

export const cardNumber = (prefix: string, length: number): fc.Arbitrary<string> => {
  const rest = length - prefix.length - 1
  return fc
    .stringMatching(new RegExp(`^\\d{${rest}}$`))
    .map((digits) => prefix + digits + checkDigitOf(prefix + digits))
}

export const anyCardNumber = fc.oneof(
  fc
    .constantFrom('4', '9', '51', '55', '58', '65', '67', '2221', '2720', '6011')
    .chain((prefix) => cardNumber(prefix, 16)),
  fc.constantFrom('34', '37').chain((prefix) => cardNumber(prefix, 15)),
)

export const GOOD_CARD: CardTexts = {
  cardNumber: '4543 5900 0000 0006',
  expireDate: '05/2030',
  cvc: '123',
  accountHolder: 'Ayşe Yılmaz',
}
