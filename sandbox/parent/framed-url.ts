import type { Origins } from '../kernel/origins'
import type { Language } from '../records/language'

export const FRAME_WAYS = ['frame', 'modal', 'redirect'] as const

export type FrameWay = (typeof FRAME_WAYS)[number]

export function framedUrl({ parent }: Origins, token: string, lang: Language, way: FrameWay = 'frame'): string {
  return `${parent}/?${new URLSearchParams({ token, lang, ...(way !== 'frame' && { way }) })}`
}

/** The checkout's paths that the provider's links lead to: to pay, and to move money into a balance. */
export const LINK_PATHS = ['/', '/refund-to-balance', '/settlement-to-balance'] as const
