import { MAX_PIXELS } from './max-pixels'
import type { CheckoutMessage, Result, Step, Version } from './messages'

const VERSION: Version = 1
const STEPS: readonly unknown[] = [
  'sign-in',
  'verify',
  'choose',
  'paying',
  'bank',
  'checking',
  'trouble',
] satisfies Step[]
const RESULTS: readonly unknown[] = ['paid', 'awaited', 'claimed', 'settled'] satisfies Result[]

type Fields = Readonly<Record<string, unknown>>

const isPixels = (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_PIXELS

function isKnown({ type, version, height, y, step, result }: Fields): boolean {
  if (type === 'RESIZE') return isPixels(height)
  if (type === 'SCROLL') return isPixels(y)
  if (version !== VERSION) return false
  if (type === 'checkout.step') return STEPS.includes(step)
  if (type === 'ec.complete') return RESULTS.includes(result)
  return ['ec.start', 'checkout.expired', 'checkout.closed'].includes(type as string)
}

export type ReceivedMessage = Pick<MessageEvent, 'data' | 'origin' | 'source'>

/**
 * Returns the message if this frame's checkout sent it; undefined for other windows and origins, and for unknown
 * messages.
 */
export function checkoutMessageIn(
  { data, origin, source }: ReceivedMessage,
  frame: { readonly window: unknown; readonly origin: string },
): CheckoutMessage | undefined {
  const isFrames = origin === frame.origin && source && source === frame.window
  // Other values than objects have none of the fields.
  return isFrames && data && isKnown(data as Fields) ? (data as CheckoutMessage) : undefined
}
