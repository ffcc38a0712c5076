import { readElsewhere } from '../../gateways/http'
import type { CountedEvent } from './events'

export interface AnalyticsConfiguration {
  /** Where it takes posts: its address that ends in `/i`. */
  readonly url: string
  readonly key: string
}

export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The segments of every event. */
export type Segments = Readonly<Record<string, string | number | boolean | undefined>>

const asCountly = ({ action, ...rest }: CountedEvent, segments: Segments): object => ({
  key: action,
  count: 1,
  segmentation: { ...segments, ...rest },
})

/**
 * Posts events in Countly's plain form. The device is new with each page and kept nowhere. A beacon outlives the page, makes no preflight
 * beforehand, and is never heard of again: what counts shoppers may not keep one from paying.
 */
export function countlySink(
  { url, key }: AnalyticsConfiguration,
  segments: () => Segments,
  deviceId = newDeviceId(),
): (events: readonly CountedEvent[]) => void {
  return (events) => {
    const form = new URLSearchParams({
      app_key: key,
      device_id: deviceId,
      events: JSON.stringify(events.map((event) => asCountly(event, segments()))),
    })
    try {
      navigator.sendBeacon(url, form)
    } catch {
      // No beacons, or an address that is none.
    }
  }
}

/** Whether the merchant's mark is beside its name (SHELL-14). */
export const MERCHANT_MARK = 'display_merchant_logo_updated'

/** Where Countly answers, by where it takes posts. */
const askedAt = (url: string) => url.replace(/\/i\/?$/, '/o/sdk')

/**
 * Asks Countly for a flag, and with that enrols the device in the experiment that the flag belongs to. Off without an answer, or
 * anything but a yes.
 */
export async function flagOf({ url, key }: AnalyticsConfiguration, flag: string, deviceId: string): Promise<boolean> {
  const asked = new URLSearchParams({
    ...{ app_key: key, device_id: deviceId, method: 'rc', oi: '1' },
    keys: JSON.stringify([flag]),
  })
  try {
    const told = await readElsewhere(`${askedAt(url)}?${asked.toString()}`)
    return (told as Readonly<Record<string, unknown>> | null)?.[flag] === true
  } catch {
    return false
  }
}
