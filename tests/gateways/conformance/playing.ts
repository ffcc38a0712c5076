import { onTestFinished } from 'vitest'
import { playConformance } from '../../../scripts/conformance/run'
import { wantedOf } from '../../../scripts/conformance/wanted'
import { configurationOf, OTHER_HEADERS } from '../../documented-provider/configuration'
import type { KnobName } from '../../documented-provider/knobs'
import { type Provider, startProvider } from '../../documented-provider/provider'

export const ORIGIN = 'http://127.0.0.1:1'

export const CARD = '5451030000000000'

/** Delays of zero, and short deadlines for a hanging server. */
export const TIMINGS = { resendCooldown: 0, readRetryFrom: 0, readRetryTo: 0 }

/** The command line of a provider's engineer, parsed. */
export const wantedFor = (addresses: readonly string[], configuration: object, args: readonly string[]) =>
  wantedOf([...addresses, '--config', 'checkout.json', '--origin', ORIGIN, ...args], () =>
    JSON.stringify(configuration),
  )

/** Everything that can be played, and what each part needs. */
export interface Made {
  readonly tokens: readonly string[]
  readonly refundToken: string
  readonly settlementToken: string
  readonly email: string
  readonly phone: string
}

export const everything = ({ tokens, refundToken, settlementToken, email, phone }: Made): readonly string[] => [
  ...tokens.flatMap((token) => ['--token', token]),
  '--refund-token',
  refundToken,
  '--settlement-token',
  settlementToken,
  '--email',
  email,
  '--phone',
  phone,
  '--pay',
  '--new-email',
  'first@posta.example',
  '--new-email',
  'second@posta.example',
  '--new-phone',
  '+905301119001',
  '--new-phone',
  '+905301119002',
  '--new-phone',
  '+905301119003',
]

const PAYMENTS = 7

/** In milliseconds. */
const LONGEST_RETRY_AFTER = 2000

export function madeAt(provider: Provider): Made {
  const member = provider.makeMember({ cards: [CARD], balance: 10_000 })
  const { email, gsmNumber } = member
  const order = (kind: 'pay' | 'refund' | 'settlement' = 'pay') =>
    provider.makeOrder({ kind, email, gsmNumber, price: 600 }).token
  const tokens = Array.from({ length: PAYMENTS }, () => order())
  return { tokens, refundToken: order('refund'), settlementToken: order('settlement'), email, phone: gsmNumber }
}

export async function openProvider(knobs: readonly KnobName[] = []): Promise<Provider> {
  const provider = await startProvider({ appOrigin: ORIGIN, otherHeaders: OTHER_HEADERS, knobs, seed: 3 })
  onTestFinished(provider.close)
  return provider
}

interface Before {
  /** Replaces the provider's own address. */
  readonly address?: string
  readonly timings?: object
  readonly args?: (made: Made) => readonly string[]
}

/** Plays all calls against a provider, with the codes read from its phones. */
export function playAt(
  provider: Provider,
  { address = provider.origin, timings = {}, args = everything }: Before = {},
) {
  const made = madeAt(provider)
  const configuration = { ...configurationOf(provider.origin), timings: { ...TIMINGS, ...timings } }
  const identity = ['--identity', '10000000146 17/04/1988']
  const wanted = wantedFor([address], configuration, [...args(made), ...identity])
  return playConformance(wanted, {
    // A date in Retry-After follows the provider's clock, which this moves ahead of the real one.
    wait: async (milliseconds) => provider.advance(Math.min(milliseconds, LONGEST_RETRY_AFTER)),
    askCode: async () => provider.codes(made.phone).at(-1),
  })
}
