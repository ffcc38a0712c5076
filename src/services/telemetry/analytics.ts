import { readElsewhere } from '../../gateways/http'
import type { CountedEvent } from './events'

export interface AnalyticsConfiguration {
  /** Countly's write endpoint, which ends in `/i`. */
  readonly url: string
  readonly key: string
}

export function newDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Segments that every event carries. */
export type Segments = Readonly<Record<string, string | number | boolean | undefined>>

const asCountly = ({ action, ...rest }: CountedEvent, segments: Segments): object => ({
  key: action,
  count: 1,
  segmentation: { ...segments, ...rest },
})

/**
 * Posts events in Countly's form encoding. The device id is new with each page and never stored. A beacon outlives the page, needs no
 * preflight and has no response to wait for: analytics must not delay a payment.
 */
export function countlySink(
  { url, key }: AnalyticsConfiguration,
  segments: () => Segments,
  deviceId: string,
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
      // The browser has no beacons, or the URL is invalid.
    }
  }
}

/** The flag that shows the merchant's logo beside its name (SHELL-14). */
export const MERCHANT_MARK = 'display_merchant_logo_updated'

const askedAt = (url: string) => url.replace(/\/i\/?$/, '/o/sdk')

/**
 * Fetches a flag from Countly, which also enrols the device in the flag's experiment. False without an answer, or for any value but true.
 */
export async function flagOf({ url, key }: AnalyticsConfiguration, flag: string, deviceId: string): Promise<boolean> {
  const asked = new URLSearchParams({
    app_key: key,
    device_id: deviceId,
    method: 'rc',
    oi: '1',
    keys: JSON.stringify([flag]),
  })
  try {
    const flags = await readElsewhere(`${askedAt(url)}?${asked.toString()}`)
    return (flags as Readonly<Record<string, unknown>> | null)?.[flag] === true
  } catch {
    return false
  }
}
