import { lots } from './seed'

/** The fields of an event that a receiver reads. */
export interface PostedMessage {
  readonly data: unknown
  readonly origin: string
  readonly source: MessageEventSource | null
}

interface Honest {
  /** Messages that would have an effect. */
  readonly messages: readonly Readonly<Record<string, unknown>>[]
  readonly origin: string
  readonly source: object
}

interface Hostile extends PostedMessage {
  readonly why: string
}

const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  '1',
  'dark ',
  'DARK',
  '100',
  -1,
  -0.5,
  1.5,
  20_001,
  1e9,
  NaN,
  Infinity,
  [],
  {},
  ['dark'],
  { valueOf: () => 1 },
  1n,
  '__proto__',
  'constructor',
  'toString',
]

const otherOrigins = (origin: string) => [
  'null',
  '',
  '*',
  'https://evil.example',
  `${origin}/`,
  `${origin}.evil.example`,
  `${origin}:1`,
  origin.toUpperCase(),
  origin.replace('://', '://evil.'),
  origin.replace(/^https?/, 'ftp'),
]

const shapesOf = (message: Honest['messages'][number]): readonly (readonly [why: string, data: unknown])[] => [
  ['as text', JSON.stringify(message)],
  ['in a list', [message]],
  ['in another message', { detail: message }],
  ['without a type', { ...message, type: undefined }],
  ['of an inherited type', { ...message, type: { toString: () => message['type'] } }],
  ['of a type in other letters', { ...message, type: `${String(message['type']).toLowerCase()} ` }],
  ['of an unknown type', { ...message, type: 'checkout.pay' }],
  ['nothing', null],
  ['a number', 7],
]

/**
 * Messages that a hostile window or a broken page may post, each with the reason why it must have no effect: another origin, another
 * window, or a shape that no honest sender uses. `times` is the number of odd values per field.
 */
export function hostileMessages({ messages, origin, source }: Honest, times: number): readonly Hostile[] {
  const next = lots()
  const drawn = () => ODD_VALUES[Math.floor(next() * ODD_VALUES.length)]
  const from = source as MessageEventSource
  const others = [null, {} as MessageEventSource, globalThis as unknown as MessageEventSource]
  return messages.flatMap((message) => [
    ...otherOrigins(origin).map((other) => ({ why: `from ${other}`, data: message, origin: other, source: from })),
    ...others.map((other) => ({ why: `from another window`, data: message, origin, source: other })),
    ...shapesOf(message).map(([why, data]) => ({ why, data, origin, source: from })),
    ...Object.keys(message).flatMap((field) =>
      Array.from({ length: times }, () => {
        const value = drawn()
        const why = `with ${field} ${typeof value === 'bigint' ? '1n' : JSON.stringify(value)}`
        return { why, data: { ...message, [field]: value }, origin, source: from }
      }),
    ),
  ])
}
