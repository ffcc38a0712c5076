import { describe, expect, it, vi } from 'vitest'
import { SEED, drawn } from '../support/seed'
import { sampled } from '../support/whole-run'
import { KNOB_NAMES, type KnobName, randomKnobs } from '../documented-provider/knobs'
import { MANNERS, type Purchase, purchasesWith } from './support/purchase'

const { malformed } = vi.hoisted(() => ({ malformed: [] as string[] }))

vi.mock(import('../../src/gateways/answer'), async (original) => {
  const { outcomeOf, ...rest } = await original()
  return {
    ...rest,
    outcomeOf(...said: Parameters<typeof outcomeOf>) {
      try {
        return outcomeOf(...said) as never
      } catch (error) {
        if (String(error).includes('malformed')) malformed.push(String(error))
        throw error
      }
    },
  }
})
vi.mock(import('../../src/services/redirects/bank-form'), () => import('../gateways/support/bank-form'))
vi.mock(import('../../src/services/redirects/post-form'), () => import('./support/post-form'))

type Manners = readonly Purchase['manner'][]

const BY_CARD: Manners = ['plain', 'installments', 'threeDS', 'mixed']

/** Purchases that a provider's behaviour prevents or delays, with the reason. */
const HINDERED: Partial<Record<KnobName, Manners>> = {
  // An unknown balance can't pay.
  balancesFail: ['balance', 'mixed'],
  installmentsFail: ['installments'],
  installmentsOfNoBank: ['installments'],
  // Without the level it is unknown whether the member may pay (KYC-07).
  kycLevelFails: [...BY_CARD, 'balance'],
  // A mixed payment needs the saved card, which did not load.
  cardsFail: ['mixed'],
  cardsBreak: ['mixed'],
  // The outcome is unknown until the page reads it.
  callbackThreeDsFirst: ['threeDS'],
  edgeFailsOnMoney: MANNERS,
  // A shopper who presses again before the wait is over is refused again.
  tooManyOnce: MANNERS,
  tooManyOnceByDate: MANNERS,
  // Only a browser parses these pages: tests/journeys/bank-pages.spec.ts.
  bankPageInOldHtml: ['threeDS'],
}

/** Purchases that such a provider redirects to the bank's page, where they are hindered like a 3-D Secure payment. */
const BY_BANK: Partial<Record<KnobName, Manners>> = {
  dynamicThreeDs: BY_CARD,
  // `force3Ds: null` is unreadable, which counts as on (GWY-11).
  optionalsNull: ['plain', 'installments'],
  cardsWithoutMarks: ['mixed'],
}

function isHindered(knobs: readonly KnobName[], { manner }: Purchase) {
  const isByBank = knobs.some((knob) => BY_BANK[knob]?.includes(manner))
  const manners: Manners = isByBank ? [manner, 'threeDS'] : [manner]
  return knobs.some((knob) => manners.some((one) => HINDERED[knob]?.includes(one)))
}

/** What no behaviour excuses, not even one that hinders the purchase. */
const NEVER = ['paid twice', 'another sum', 'no way on']

/** Behaviours that are also played alone. */
const ALONE = sampled(drawn(KNOB_NAMES, 15), KNOB_NAMES)

/** Number of random sets of behaviours, by seed. */
const SETS = sampled(4, 500)

/** Providers run in parallel. */
const MOST = 1

async function purchasesOfEach(sets: readonly (readonly KnobName[])[]) {
  const waiting = [...sets.entries()]
  const found: { readonly knobs: readonly KnobName[]; readonly purchase: Purchase }[] = []
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const [place, knobs] = entry
      for (const purchase of await purchasesWith(knobs, SEED + place)) found.push({ knobs, purchase })
    }
  }
  await Promise.all(Array.from({ length: MOST }, next))
  return found
}

type Found = Awaited<ReturnType<typeof purchasesOfEach>>

const told = (found: Found) =>
  found.map(
    ({ knobs, purchase: { manner, screen, wrongs } }) =>
      `${knobs.join(' ')} · ${manner}: ${wrongs.join(', ')} (${screen})`,
  )

const unexcused = (found: Found) =>
  told(found.filter(({ purchase }) => purchase.wrongs.some((one) => NEVER.includes(one))))

const countOf = (found: Found, wrong: string) => found.filter(({ purchase }) => purchase.wrongs.includes(wrong)).length

/** Counts of all purchases and of those that nothing hinders. */
function tableOf(sets: number, found: Found, free: Found): string {
  const rows = [
    ['sets, from the seed', `${sets}, ${SEED}`],
    ['purchases', found.length],
    ['hindered', found.length - free.length],
    ['malformed answers', malformed.length],
    ['unknown where the answer was a success', countOf(free, 'looked lost')],
    ['dead ends', countOf(found, 'no way on')],
    ['anything else', free.filter(({ purchase }) => purchase.wrongs.length > 0).length],
  ]
  return [...rows.map((row) => row.join(' | ')), ...new Set(malformed)].join('\n')
}

const LIMIT = 2_400_000

describe('a purchase at a provider written from its documents alone', () => {
  it(
    'a purchase at a provider written from its documents alone ends paid by each method, with one OTP',
    async () => {
      const found = await purchasesOfEach([[]])
      expect(found.map(({ purchase }) => purchase.manner).sort()).toEqual([...MANNERS].sort())
      expect(told(found.filter(({ purchase }) => purchase.wrongs.length > 0))).toEqual([])
    },
    LIMIT,
  )

  it(
    'a purchase with one freedom of the provider’s documents ends paid unless that hinders it (GWY-11~, GWY-12~, PAY-02~)',
    async () => {
      const found = await purchasesOfEach(ALONE.map((knob) => [knob]))
      expect(found).toHaveLength(ALONE.length * MANNERS.length)
      const isWrong = ({ knobs, purchase }: Found[number]) => purchase.wrongs.length > 0 && !isHindered(knobs, purchase)
      expect(told(found.filter(isWrong))).toEqual([])
      const isFree = ({ knobs, purchase }: Found[number]) => purchase.wrongs.length === 0 && isHindered(knobs, purchase)
      expect(told(found.filter(isFree))).toEqual([])
      expect(unexcused(found)).toEqual([])
    },
    LIMIT,
  )

  it(
    'a purchase with random freedoms ends paid unless one hinders it, and is never paid twice (GWY-11~, GWY-12~)',
    async () => {
      malformed.length = 0
      const sets = Array.from({ length: SETS }, (_, place) => randomKnobs(SEED + place))
      const found = await purchasesOfEach(sets)
      const free = found.filter(({ knobs, purchase }) => !isHindered(knobs, purchase))
      console.log(tableOf(sets.length, found, free))
      expect(told(free.filter(({ purchase }) => purchase.wrongs.length > 0))).toEqual([])
      expect(unexcused(found)).toEqual([])
    },
    LIMIT,
  )
})
