import type { RawAnswer } from '../../gateways/answer'

/** What the boot script leaves for the app. It runs before the app's code has loaded. */
export interface BootHandover {
  /** The init request, already in flight. */
  readonly init: Promise<RawAnswer> | undefined
  /** `data-action` of the control last pressed in the form before the app listened to it. */
  pressed: string | undefined
  /** The first errors thrown before error reporting had loaded. */
  readonly errors: readonly unknown[]
  /** Removes the boot script's form listeners; from then on the app handles the form. */
  handOver(): void
}

declare global {
  interface Window {
    checkoutEarly?: BootHandover
  }
}
