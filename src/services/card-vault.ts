import type { CardTexts } from '../../machines/entities/card'
import { EMPTY_CARD } from '../../machines/entities/card-fields'
import { cardFacts } from '../../machines/entities/card-rules'
import type { CalendarMonth } from '../../machines/entities/instant'
import type { OpenCardVault } from '../checkout/card-vault'

/** `thisMonth` is the month it is for the shopper now. */
export function createCardVault(thisMonth: () => CalendarMonth): OpenCardVault {
  let texts: CardTexts = EMPTY_CARD
  const listeners = new Set<() => void>()

  function forget(remaining: CardTexts) {
    texts = remaining
    for (const listener of listeners) listener()
  }

  return {
    write(field, text) {
      texts = { ...texts, [field]: text }
    },
    textOf: (field) => texts[field],
    facts: () => cardFacts(texts, thisMonth()),
    read: () => texts,
    thisMonth,
    forgetCvc() {
      forget({ ...texts, cvc: '' })
    },
    forgetAll() {
      forget(EMPTY_CARD)
    },
    onForgotten(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
