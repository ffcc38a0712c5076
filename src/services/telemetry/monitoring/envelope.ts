import { scrubDeep, type Secrets } from './scrub'

/** One report in Sentry's format: a header, and items that each have a header and a body. */
export type Envelope = readonly [object, readonly (readonly [{ readonly type: string }, unknown])[]]

/** The fields that may be sent: `true` for plain values and lists of them, a shape for objects and lists of objects. */
interface Shape {
  readonly [key: string]: true | Shape
}

const allow = (...keys: string[]): Shape => Object.fromEntries(keys.map((key) => [key, true]))

const ID = allow('event_id', 'timestamp', 'platform', 'environment', 'release', 'type')
const SDK = allow('name', 'version')
const SPAN = allow(
  'span_id',
  'parent_span_id',
  'trace_id',
  'op',
  'status',
  'origin',
  'description',
  'start_timestamp',
  'timestamp',
)

const EVENT: Shape = {
  ...ID,
  ...allow('level', 'transaction', 'start_timestamp'),
  sdk: SDK,
  exception: {
    values: {
      ...allow('type', 'value'),
      mechanism: allow('type', 'handled'),
      stacktrace: { frames: allow('filename', 'function', 'lineno', 'colno', 'in_app') },
    },
  },
  breadcrumbs: {
    ...allow('timestamp', 'type', 'category', 'level'),
    data: allow('method', 'url', 'status_code', 'from', 'to'),
  },
  contexts: { trace: SPAN },
  spans: SPAN,
}

const REPLAY: Shape = {
  ...ID,
  ...allow('replay_id', 'replay_type', 'segment_id', 'replay_start_timestamp', 'urls', 'trace_ids', 'error_ids'),
  sdk: SDK,
}

const ITEMS: ReadonlyMap<string, Shape> = new Map([
  ['event', EVENT],
  ['transaction', EVENT],
  ['replay_event', REPLAY],
])

const HEAD: Shape = {
  ...allow('event_id', 'sent_at'),
  sdk: SDK,
  trace: allow('trace_id', 'public_key', 'environment', 'release', 'sample_rate', 'sampled'),
}

/** Random or technical values: they hold no personal data, and a changed one would be useless. */
const IDS = new Set(
  ['event_id', 'replay_id', 'trace_id', 'span_id', 'parent_span_id', 'trace_ids', 'error_ids', 'public_key'].concat([
    'sent_at',
    'version',
    'sample_rate',
    'release',
  ]),
)

/** Style data, which holds no personal data. */
const LOOKS = new Set(['_cssText', 'cssText', 'style', 'class', 'd', 'viewBox', 'points', 'transform'])

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

function pick(value: unknown, shape: Shape | true): unknown {
  if (Array.isArray(value)) {
    const picked = value.map((item) => pick(item, shape))
    return picked.filter((item) => item !== undefined)
  }
  if (shape === true) return isPlain(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Object.entries(shape).map(([key, below]) => {
    const item: unknown = Reflect.get(value, key)
    return [key, item === undefined ? undefined : pick(item, below)] as const
  })
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined))
}

/** A recording is lines of JSON. One that cannot be read, such as a compressed one, is not sent. */
function scrubRecording(body: unknown, secrets: Secrets): string | undefined {
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body as Uint8Array)
    const scrubbed = text.split('\n').map((line) => JSON.stringify(scrubDeep(JSON.parse(line), secrets, LOOKS)))
    return scrubbed.join('\n')
  } catch {
    return undefined
  }
}

/** The report reduced to the allowed fields and scrubbed of personal data; undefined if no item is left. */
export function cleanEnvelope([head, items]: Envelope, secrets: Secrets): Envelope | undefined {
  const clean = items.flatMap(([about, body]) => {
    if (about.type === 'replay_recording') {
      const recording = scrubRecording(body, secrets)
      return recording === undefined ? [] : [[{ type: about.type }, recording] as const]
    }
    const shape = ITEMS.get(about.type)
    return shape ? [[{ type: about.type }, scrubDeep(pick(body, shape), secrets, IDS)] as const] : []
  })
  return clean.length > 0 ? [scrubDeep(pick(head, HEAD), secrets, IDS) as object, clean] : undefined
}
