import type { CardFacts, CardField, CardTexts } from '../../machines/entities/card'
import type { CalendarMonth } from '../../machines/entities/instant'

/**
 * The only place that holds card data, outside every machine, store and address. Screens write into it and read facts;
 * only the service that sends the payment reads the data.
 */
export interface CardVault {
  write(field: CardField, text: string): void
  /** A field's text when its screen was last shown: for restoring it after a refusal, never for display elsewhere. */
  textOf(field: CardField): string
  facts(): CardFacts
  /** Whether the shopper ticked to save the typed card (CARD-15). Cleared together with all fields. */
  isStored(): boolean
  setStored(isStored: boolean): void
  /**
   * Called when the vault clears data on its own, so that the fields can be emptied. Returns a function that
   * unsubscribes.
   */
  onCleared(listener: () => void): () => void
}

/** The vault with the methods that only the services may call. */
export interface OpenCardVault extends CardVault {
  read(): CardTexts
  /** The month that expiry dates are compared with. */
  thisMonth(): CalendarMonth
  clearCvc(): void
  clearAll(): void
}
