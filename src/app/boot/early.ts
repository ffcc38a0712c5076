import type { RawAnswer } from '../../gateways/answer'

/** What the boot script leaves for the app: it runs before the app's code has arrived. */
export interface Early {
  /** The init exchange, already under way. */
  readonly init: Promise<RawAnswer> | undefined
  /** What was pressed last in the form before anybody could hear it, by its `data-action`. */
  pressed: string | undefined
  /** What broke before anybody could report it, the first few. */
  readonly errors: readonly unknown[]
  /** From now on the app hears the form itself. */
  handOver(): void
}

declare global {
  interface Window {
    checkoutEarly?: Early
  }
}
