import type { Money } from './money'

/** A payment that the provider confirmed. */
export interface Receipt {
  readonly paymentId: string | undefined
  /** Undefined where the order behind it could not be asked for. */
  readonly paid: Money | undefined
  /** Where the token is posted; `undefined` when the provider named no usable address. */
  readonly callbackUrl: string | undefined
}
