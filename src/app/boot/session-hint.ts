import type { Kept } from '../../../machines/checkout/rules'
import { type IntoBalance, intoBalanceNamed } from '../../../machines/entities/flow'
import type { Returning } from '../../../machines/entities/contact'

/** What this tab holds for this token: all that is asked of it before the code that reads it has come. */
interface SessionHint {
  readonly kept: Kept | undefined
  readonly returning: Returning | undefined
}

function entryFor(token: string): Readonly<Record<string, unknown>> {
  try {
    const entry = JSON.parse(sessionStorage.getItem('checkout') ?? '{}') as Record<string, unknown>
    if (entry['token'] === token) return entry
  } catch {
    // Nothing that could be read is nothing.
  }
  return {}
}

export const keptFlow = (token: string): IntoBalance | undefined => intoBalanceNamed(entryFor(token)['flow'])

export function sessionHintIn(token: string): SessionHint {
  const entry = entryFor(token)
  const returning = entry['returning'] as Partial<Record<keyof Returning, unknown>> | undefined
  const isWhole = typeof returning?.email === 'string' && typeof returning.gsmNumber === 'string'
  return {
    kept: (['code', 'login', 'admission'] as const).find((what) => entry[what]),
    returning: isWhole ? (returning as Returning) : undefined,
  }
}
