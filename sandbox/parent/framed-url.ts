import type { Language } from '../language'
import type { Origins } from '../origins'

/** The merchant's page that shows an order's checkout in a frame. */
export function framedUrl({ parent }: Origins, token: string, lang: Language): string {
  return `${parent}/?${new URLSearchParams({ token, lang })}`
}
