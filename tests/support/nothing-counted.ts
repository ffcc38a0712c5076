import type { EventRecord } from '../../src/services/telemetry/events'

/** An event record that tracks nothing. */
export const NOTHING_COUNTED: EventRecord = {
  record: () => undefined,
  recordForNext: () => undefined,
  attach: () => undefined,
}
