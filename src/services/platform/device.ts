import type { DeviceType } from '../../../machines/entities/device'

export interface Browser {
  readonly userAgent: string
  /** Undefined where a browser does not say. */
  readonly maxTouchPoints: number | undefined
}

/** In this order: a Windows phone says to be like an Android one and like an iPhone. */
const PHONES: readonly (readonly [RegExp, DeviceType])[] = [
  [/Windows (?:Phone|Mobile|CE)|IEMobile/i, 'windows mobile'],
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
]

/** What the shopper holds in their hands, in the provider's words. An iPad says to be a Mac; no Mac takes two fingers. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: Browser): DeviceType {
  const phone = PHONES.find(([sign]) => sign.test(userAgent))?.[1]
  if (phone) return phone
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'web'
}
