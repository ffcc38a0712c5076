import type MaskedDynamic from 'imask/esm/masked/dynamic'
import type { FactoryArg } from 'imask/esm/masked/factory'
import { brandOf, type CardField } from '../../../../../machines/entities/card'
import { withPlainDigits } from '../../../../../machines/entities/plain-digits'

/** A year typed before its month, as the mask formats it: `20` can't be a month. */
const MASKED_YEAR_FIRST = /^(20)\/?(\d\d)(0[1-9]|1[0-2])$/

const TWO_PARTS = /^\s*(\d\d?|\d{4})[\s/.–-]+(\d\d?)\s*$/

/** `MM/YY`, as cards print it, and `YYYY-MM`, as browsers fill it in, become `MM/YYYY`; anything else stays as it is (CARD-02). */
export function withWholeYear(text: string): string {
  const [, first = '', last = ''] = TWO_PARTS.exec(text.replace(MASKED_YEAR_FIRST, '$1$2-$3')) ?? []
  if (first.length === 4) return `${last.padStart(2, '0')}/${first}`
  return last.length === 2 ? `${first.padStart(2, '0')}/20${last}` : text
}

const PLAIN = 0
const AMEX = 1

/** Room for extra digits in every field: a text that is too long stays and is refused, and is never cut (VAL-07). */
const MORE = '00000000'

/** Sixteen digits in groups of four, American Express 4-8-4 as specified (CARD-02). */
const cardNumber = {
  mask: [{ mask: `0000 0000 0000 0000 ${MORE}${MORE}` }, { mask: `0000 00000000 0000${MORE}${MORE}` }],
  prepare: withPlainDigits,
  dispatch(appended: string, { unmaskedValue, compiledMasks }: MaskedDynamic) {
    const digits = (unmaskedValue + appended).replace(/\D/g, '')
    return compiledMasks[brandOf(digits) === 'AMEX' ? AMEX : PLAIN]
  },
}

/** Text that is inserted at once, by autofill or paste, may have a short year; a single key is never a date. */
const expireDate = { mask: `00/0000${MORE}`, prepare: (text: string) => withWholeYear(withPlainDigits(text)) }

/** The masks of the card fields; a name has none. */
export const masks: { readonly [Field in CardField]: FactoryArg | undefined } = {
  cardNumber,
  expireDate,
  cvc: { mask: `0000${MORE}`, prepare: withPlainDigits },
  accountHolder: undefined,
}
