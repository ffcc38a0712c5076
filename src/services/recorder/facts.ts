import type { EventObject } from 'xstate'
import type { NetworkState } from '../../../machines/entities/network'
import { METHODS } from '../../../machines/payment/rules'
import type { GatewayFault } from '../../gateways/outcome'

/** The `kind` of port answers and machine outputs. */
const KINDS: readonly string[] = [
  'admitted',
  'alreadyClaimed',
  'alreadySet',
  'begun',
  'changed',
  'claimed',
  'closed',
  'codePending',
  'codeSent',
  'dead',
  'declined',
  'elsewhere',
  'emailNeeded',
  'foreign',
  'found',
  'free',
  'here',
  'ineligible',
  'issued',
  'kept',
  'known',
  'lapsed',
  'left',
  'loaded',
  'loginOver',
  'newcomer',
  'none',
  'notCharged',
  'notified',
  'numberWrong',
  'open',
  'owned',
  'paid',
  'paidOrUnderWay',
  'paying',
  'permitted',
  'picked',
  'plainForm',
  'proven',
  'ready',
  'redirected',
  'refused',
  'repriced',
  'restarted',
  'restored',
  'sent',
  'set',
  'started',
  'steppedBack',
  'stopped',
  'submitted',
  'taken',
  'underWay',
  'unknown',
  'unsettled',
  'untransferable',
  'verified',
  'violated',
  'visitor',
  'withBank',
  'within',
]

const SCREENS: readonly string[] = [
  'identify',
  'sdk',
  'quick-login',
  'register',
  'email-verify',
  'foreign-number',
  'otp',
  'change-phone-number',
  'pay',
  'refund',
  'settlement',
  'credit-redirect',
  'result',
  'outcome-unknown',
  'invalid-token',
  'start-failed',
  'opening-failed',
  'form-expired',
  'member-expired',
  'elsewhere',
]

const NETWORK: Readonly<Record<NetworkState, true>> = { online: true, slow: true, offline: true }

const FAULTS: Readonly<Record<GatewayFault, true>> = {
  offline: true,
  deadline: true,
  server: true,
  malformed: true,
  superseded: true,
  repeated: true,
}

/**
 * The only facts recorded of an event besides its type: where each fact is in the event, and the words it can be. An unlisted word is left
 * out, so that text from a shopper or a provider is never recorded.
 */
const LISTED: readonly (readonly [fact: string, path: readonly string[], words: readonly string[]])[] = [
  ['kind', ['output', 'kind'], KINDS],
  ['fault', ['error', 'fault'], Object.keys(FAULTS)],
  ['screen', ['screen'], SCREENS],
  ['method', ['method'], METHODS],
  ['network', ['is'], Object.keys(NETWORK)],
  ['whose', ['whose'], ['member', 'order']],
]

export const isRecordableWord = (word: string): boolean => LISTED.some(([, , words]) => words.includes(word))

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (Reflect.get(found, key) as unknown) : undefined),
    value,
  )
}

/** The listed words of an event, by fact; undefined if it has none. */
export function factsOf(event: EventObject): Readonly<Record<string, string>> | undefined {
  const facts = LISTED.flatMap(([fact, path, words]) => {
    const value = valueAt(event, path)
    return typeof value === 'string' && words.includes(value) ? [[fact, value] as const] : []
  })
  return facts.length > 0 ? Object.fromEntries(facts) : undefined
}
