import type { Origins } from '../kernel/origins'
import type { Language } from '../records/language'

/** How a merchant's page opens the checkout. */
export const FRAME_WAYS = ['frame', 'modal', 'redirect'] as const

export type FrameWay = (typeof FRAME_WAYS)[number]

/** The merchant's page that shows an order's checkout. */
export function framedUrl({ parent }: Origins, token: string, lang: Language, way: FrameWay = 'frame'): string {
  return `${parent}/?${new URLSearchParams({ token, lang, ...(way !== 'frame' && { way }) })}`
}

/** Where on the checkout's site the links of the provider lead: to pay, and to what goes into a balance. */
export const LINK_PATHS = ['/', '/refund-to-balance', '/settlement-to-balance'] as const
