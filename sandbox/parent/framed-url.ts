import type { Origins } from '../kernel/origins'
import type { Language } from '../records/language'

/** The merchant's page that shows an order's checkout in a frame. */
export function framedUrl({ parent }: Origins, token: string, lang: Language): string {
  return `${parent}/?${new URLSearchParams({ token, lang })}`
}
