import { describe, expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { CHECKOUT_INPUTS, exploreCheckout, FAMILY } from './exploration/checkout-space'
import { attemptEnds } from './exploration/attempt-ends'
import { type Law, judgedBy, stateOf, told, violationsOf } from './exploration/law'
import { LAWS, type LawName } from './exploration/laws'
import { pathAlong } from './exploration/paths'
import { noticedBy } from './exploration/noticed'
import { PLANTS } from './exploration/plants'
import { replay, setStage } from './exploration/replay'
import { stepsIn } from './exploration/reports'
import { drawn, lots, SEED } from '../support/seed'
import { sampled } from '../support/whole-run'

const REPLAYED = 300

const PLANTED = 3

/** The laws of MDL-05, in its order. */
const SAFETY: readonly LawName[] = [
  'no money call without a member who has logged in, or a buyer from abroad whom the provider admitted',
  'one money call at a time',
  'no money call after the order was paid',
  'no money call of any method while a transfer has its code (BANK-03~)',
  'no other way to pay is open while a transfer has its code (BANK-03~)',
  'no money call once the time is up',
  'no dead ends: the shopper can always do something, or come to where that is so',
]

/** No law: broken by every way to the end, of any length. */
const NO_RESULT: Law = { name: 'no result', atPlace: ({ system }) => stateOf(system) === 'result' }

const began = performance.now()
const space = exploreCheckout({ judge: judgedBy([...LAWS, NO_RESULT]) })
const seconds = (performance.now() - began) / 1000

describe('the explored checkout', () => {
  it('the explored checkout has more than 1,000 states', () => {
    console.log(
      `the whole checkout: ${space.places.size} states, ${stepsIn(space)} transitions in ${seconds.toFixed(1)} s, ` +
        `${LAWS.length} laws`,
    )
    expect(space.places.size).toBeGreaterThan(1_000)
  })

  const violations = violationsOf(LAWS, space).map((violation) => ({ law: violation.law, told: told(violation) }))

  it.each(LAWS)('the explored checkout has $name (MDL-05~)', ({ name }) => {
    expect(violations.filter(({ law }) => law === name)).toEqual([])
  })

  it('the explored checkout pays once, by an admitted buyer, within its time and before lock-in, and always has a way on (MDL-05)', () => {
    for (const name of SAFETY) expect(PLANTS.filter(({ law }) => law === name).length, name).toBeGreaterThan(0)
    expect(violations).toEqual([])
  })

  it('an attempt ends by expiry, another tab, a left page and exit until it is sent, and not after (PAY-11~)', () => {
    const late = { 'time up': 'ends', 'another tab': 'ends', 'page left': 'ends' }
    const interrupted = { ...late, restored: 'ends' }
    const sent = { 'time up': 'goes on', 'another tab': 'goes on', 'page left': 'goes on' }
    const atBank = { ...sent, restored: 'ends' }
    expect(attemptEnds(space)).toEqual({
      'gating.looking': interrupted,
      // A long absence, as in the provider's app, changes nothing.
      'gating.asking': { ...late, exit: 'ends' },
      checking: interrupted,
      'accepting.announced': { ...interrupted, exit: 'ends' },
      'accepting.noticed': { ...interrupted, exit: 'ends' },
      preparing: interrupted,
      'authorising.sent': sent,
      'authorising.slow': sent,
      'authorising.overdue': sent,
      'redirecting.pausing': atBank,
      'redirecting.posting': atBank,
      'redirecting.leaving': atBank,
    })
  })

  it('the explored checkout is what real actors do, on hundreds of random paths (MDL-05~)', async () => {
    const keys = Array.from(space.places.keys())
    // Spread evenly over all states, with a random offset.
    const stride = Math.max(1, Math.floor(keys.length / REPLAYED))
    const first = Math.floor(lots()() * stride)
    const wrong: string[] = []
    const stage = setStage(checkoutMachine, FAMILY)
    for (const key of keys.filter((_, index) => index % stride === first)) {
      const path = pathAlong(space.pathTo(key), CHECKOUT_INPUTS)
      if (path.input === undefined || path.moves.length === 0) continue
      const found = await replay(stage, path)
      wrong.push(...found.map((what) => `${path.name}: ${what}`))
    }
    expect(wrong.slice(0, 3)).toEqual([])
  }, 120_000)
})

describe('the laws of the exploration', () => {
  it('a law reports the shortest of all paths that break it (MDL-05~)', () => {
    const [violation] = violationsOf([NO_RESULT], space)
    const ends = Array.from(space.places.values()).filter(({ system }) => system && stateOf(system) === 'result')
    const lengths = new Set(ends.map(({ key }) => space.pathTo(key).length))
    expect(lengths.size).toBeGreaterThan(1)
    expect(violation?.path).toHaveLength(Math.min(...lengths))
  })

  const chosen = sampled(drawn(PLANTS, PLANTED), PLANTS)
  console.log(
    `planted in the whole checkout: ${chosen.length} of ${PLANTS.length} mistakes, drawn by TEST_SEED=${SEED}`,
  )

  it.each(chosen.map((plant) => [plant.name, plant] as const))(
    'the laws notice %s, and report a path to it',
    (_, plant) => {
      const violation = noticedBy(plant)
      expect(violation?.law).toBe(plant.law)
      expect(violation && told(violation)).toMatch(/: begins \d → ./)
    },
    120_000,
  )
})
