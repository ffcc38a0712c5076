import type { Kept } from '../../machines/checkout/rules'

/** What this tab holds for this token: all that is asked of it before the code that reads it has come. */
export function keptIn(token: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem('checkout') ?? 'null') as Record<string, unknown> | null
    if (kept?.['token'] !== token) return undefined
    return (['code', 'login', 'admission'] as const).find((what) => kept[what])
  } catch {
    return undefined
  }
}
