import { VISIBLE_TIMINGS, type VisibleTimings } from '../composition/visible-timings'

/** What the page reads of the runtime configuration before the schema that validates it has loaded. */
export interface PageConfiguration {
  readonly text: string
  readonly productName: string
  readonly logoUrl: string | null
  readonly timings: VisibleTimings
}

interface Unchecked {
  readonly product?: { readonly name?: string }
  readonly logoUrl?: string | null
  readonly timings?: Partial<VisibleTimings>
  readonly pace?: Partial<VisibleTimings>
}

export function readConfigurationBlock(): PageConfiguration {
  const text = document.getElementById('checkout-config')?.textContent ?? ''
  let unchecked: Unchecked = {}
  try {
    unchecked = JSON.parse(text) as Unchecked
  } catch {
    // The schema reports this later, with the cause.
  }
  return {
    text,
    productName: unchecked.product?.name ?? '',
    logoUrl: unchecked.logoUrl ?? null,
    timings: { ...VISIBLE_TIMINGS, ...unchecked.pace, ...unchecked.timings },
  }
}
