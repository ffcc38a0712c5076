import type { CardFacts, CardField, CardTexts } from '../../machines/entities/card'
import type { CalendarMonth } from '../../machines/entities/instant'

/**
 * The one place where card data lives, outside every machine, store and address. Screens write into it and get facts
 * back; only the service that sends the payment reads from it.
 */
export interface CardVault {
  write(field: CardField, text: string): void
  /** What a field held when its screen was last on show: for putting it back after a refusal, never for display elsewhere. */
  textOf(field: CardField): string
  facts(): CardFacts
  /** Called when the vault forgets something on its own, so that the fields can be emptied. */
  onForgotten(listener: () => void): () => void
}

/** The vault as its keeper holds it. */
export interface OpenCardVault extends CardVault {
  read(): CardTexts
  /** The month by which expiries are judged. */
  thisMonth(): CalendarMonth
  forgetCvc(): void
  forgetAll(): void
}
