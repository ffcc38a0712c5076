import type { EventRecord } from '../../src/services/telemetry/events'

export const NOTHING_COUNTED: EventRecord = {
  record: () => undefined,
  recordForNext: () => undefined,
  attach: () => undefined,
}
