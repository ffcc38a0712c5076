import { describe, expect, it } from 'vitest'
import { cardPaymentMachine } from '../../machines/card-payment/machine'
import { checkoutMachine } from '../../machines/checkout/machine'
import { CHECKOUT_INPUTS, FAMILY, exploreCheckout } from './exploration/checkout-space'
import type { Space } from './exploration/explore'
import { LAWS, deadEnds, told, violationOf } from './exploration/laws'
import { pathAlong } from './exploration/paths'
import { replay } from './exploration/replay'
import { systemsOf } from './exploration/system'

const REPLAYED = 1_000

const stepsIn = ({ places }: Space) => Array.from(places.values()).reduce((sum, { ways }) => sum + ways.length, 0)

describe('everything that can become of a checkout', () => {
  const began = performance.now()
  const space = exploreCheckout()
  const seconds = (performance.now() - began) / 1000

  it('is a space worth looking at', () => {
    console.log(
      `the whole checkout: ${space.places.size} states, ${stepsIn(space)} transitions in ${seconds.toFixed(1)} s, ` +
        `${LAWS.length + 1} laws`,
    )
    expect(space.places.size).toBeGreaterThan(1_000)
  })

  it.each(LAWS)('has $name (MDL-05~)', (law) => {
    const violation = violationOf(law, space)
    expect(violation && told(violation)).toBeUndefined()
  })

  it('has no dead ends: the shopper can always do something, or come to where that is so (MDL-05~)', () => {
    expect(deadEnds(space).slice(0, 1).map(told)).toEqual([])
  })

  it('is what real actors do, on a random thousand of the same ways (MDL-05~)', async () => {
    const keys = Array.from(space.places.keys())
    // Spread evenly over all of them, and beginning elsewhere each time.
    const stride = Math.max(1, Math.floor(keys.length / REPLAYED))
    const first = Math.floor(Math.random() * stride)
    const wrong: string[] = []
    const systems = systemsOf(FAMILY)
    for (const key of keys.filter((_, index) => index % stride === first)) {
      const { name, input, moves } = pathAlong(space.pathTo(key), CHECKOUT_INPUTS)
      if (input === undefined || moves.length === 0) continue
      const found = await replay({ machine: checkoutMachine, input, family: FAMILY, moves, systems })
      wrong.push(...found.map((what) => `${name}: ${what}`))
    }
    expect(wrong.slice(0, 3)).toEqual([])
  }, 120_000)
})

describe('the laws', () => {
  const wrong = {
    'a payment that nobody waits for once the time is up': exploreCheckout(
      checkoutMachine.provide({ guards: { isInFlight: () => false } }),
    ),
    'a time that never ends': exploreCheckout(checkoutMachine.provide({ guards: { isTimeUp: () => false } })),
    'a lost answer that is taken for a refusal': exploreCheckout(checkoutMachine, {
      ...FAMILY,
      cardPayment: cardPaymentMachine.provide({ guards: { isRefused: () => true } }),
    }),
  }

  it.each(Object.entries(wrong))('notice %s, and tell the shortest way to it', (_, space) => {
    const [violation] = LAWS.flatMap((law) => violationOf(law, space) ?? [])
    expect(violation && told(violation)).toMatch(/^no money call .+: begins \d → .+ → /)
  })
})
