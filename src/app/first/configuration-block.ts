import { VISIBLE_TIMINGS, type VisibleTimings } from '../composition/visible-timings'

/** What the page needs of the runtime configuration before the schema that checks it has arrived. */
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
    // The schema will say so, with what is wrong.
  }
  return {
    text,
    productName: unchecked.product?.name ?? '',
    logoUrl: unchecked.logoUrl ?? null,
    timings: { ...VISIBLE_TIMINGS, ...unchecked.pace, ...unchecked.timings },
  }
}
