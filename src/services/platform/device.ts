import type { DeviceType } from '../../../machines/entities/device'

export interface Browser {
  readonly userAgent: string
  /** Undefined if the browser does not report it. */
  readonly maxTouchPoints: number | undefined
}

/** The order matters: a Windows phone's user agent also names Android and iPhone. */
const PHONES: readonly (readonly [RegExp, DeviceType])[] = [
  [/Windows (?:Phone|Mobile|CE)|IEMobile/i, 'windows mobile'],
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
]

/** The shopper's device in the provider's terms. An iPad reports itself as a Mac, but no Mac has more than one touch point. */
export function deviceOf({ userAgent, maxTouchPoints = 0 }: Browser): DeviceType {
  const phone = PHONES.find(([sign]) => sign.test(userAgent))?.[1]
  if (phone) return phone
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'web'
}
