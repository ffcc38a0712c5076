import type { EventRecord } from '../../src/services/telemetry/events'

/** A page that counts nothing. */
export const NOTHING_COUNTED: EventRecord = {
  record: () => undefined,
  recordForNext: () => undefined,
  attach: () => undefined,
}
