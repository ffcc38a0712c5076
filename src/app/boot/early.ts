import type { RawAnswer } from '../../gateways/answer'

/** What the boot script leaves for the app: it runs before the app's code has arrived. */
export interface Early {
  /** The init exchange, already under way. */
  readonly init: Promise<RawAnswer> | undefined
  /** The form was sent before anybody could hear it. */
  hasContinued: boolean
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
