import { CARD_FIELDS, cardFacts, type CardTexts, EMPTY_CARD } from '../../../machines/entities/card'
import { digitsOf } from '../../../machines/entities/plain-digits'
import type { CalendarMonth } from '../../../machines/entities/instant'
import type { OpenCardVault } from '../../checkout/card-vault'

/** `thisMonth` returns the provider's current month. */
export function createCardVault(thisMonth: () => CalendarMonth): OpenCardVault {
  let texts: CardTexts = EMPTY_CARD
  let edition = 0
  let numberEdition = 0
  let isStored = false
  const listeners = new Set<() => void>()

  function hold(next: CardTexts) {
    if (CARD_FIELDS.some((field) => next[field] !== texts[field])) edition += 1
    if (digitsOf(next.cardNumber) !== digitsOf(texts.cardNumber)) numberEdition += 1
    texts = next
  }

  function clear(remaining: CardTexts) {
    hold(remaining)
    for (const listener of listeners) listener()
  }

  return {
    write(field, text) {
      hold({ ...texts, [field]: text })
    },
    textOf: (field) => texts[field],
    facts: () => ({ ...cardFacts(texts, thisMonth()), edition, numberEdition }),
    isStored: () => isStored,
    setStored(next) {
      isStored = next
    },
    read: () => texts,
    thisMonth,
    clearCvc() {
      clear({ ...texts, cvc: '' })
    },
    clearAll() {
      isStored = false
      clear(EMPTY_CARD)
    },
    onCleared(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
