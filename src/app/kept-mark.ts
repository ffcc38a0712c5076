import type { Kept } from '../../machines/checkout/rules'
import type { Returning } from '../../machines/entities/contact'

/** What this tab holds for this token: all that is asked of it before the code that reads it has come. */
interface KeptMark {
  readonly kept: Kept | undefined
  readonly returning: Returning | undefined
}

export function keptIn(token: string): KeptMark {
  try {
    const entry = JSON.parse(sessionStorage.getItem('checkout') ?? 'null') as Record<string, unknown> | null
    if (entry?.['token'] === token) {
      const kept = (['code', 'login', 'admission'] as const).find((what) => entry[what])
      const returning = entry['returning'] as Partial<Record<keyof Returning, unknown>> | undefined
      const isWhole = typeof returning?.email === 'string' && typeof returning.gsmNumber === 'string'
      return { kept, returning: isWhole ? (returning as Returning) : undefined }
    }
  } catch {
    // Nothing that could be read is nothing.
  }
  return { kept: undefined, returning: undefined }
}
