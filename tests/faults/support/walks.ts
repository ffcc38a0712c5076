import { PATHS } from '../../gateways/support/paths'
import { lots } from '../../support/seed'
import { CELLS, type Cell } from './cells'
import { isLeaving } from './journey-call'

/** Further faults that a walk may meet: transient ones that say nothing about the payment, the login or the order. */
const PASSING = [
  'status:500',
  'status:503',
  'delay:30',
  'reset',
  'truncate:0',
  'truncate:60',
  'html',
  'empty',
  'badjson',
]

const MOST_BESIDE = 3

/** Leaving and returning happens within a fixed time, which further faults would exceed. */
const first = CELLS.filter(({ call }) => !isLeaving(call.twist))

const beside = CELLS.filter(
  ({ act, call, strikes, phase }) =>
    PASSING.includes(act) && strikes !== 'always' && phase === 'before' && call.isMoney !== true && !call.brought,
)

/**
 * Random walks beyond the matrix: one of its cells, and one to three further faults on other calls. The same seed always draws the same
 * walks, for any count.
 */
export function walksOf(count: number, seed: number): readonly Cell[] {
  const next = lots(seed)
  const pick = (cells: readonly Cell[]): Cell => {
    const cell = cells[Math.floor(next() * cells.length)]
    if (!cell) throw new Error('there is no cell to begin a walk at')
    return cell
  }
  return Array.from({ length: count }, (_, at) => {
    const base = pick(first)
    const also = Array.from({ length: 1 + Math.floor(next() * MOST_BESIDE) }, () => pick(beside))
    const names = also.map(({ name }) => name).join(' + ')
    return { ...base, also, name: `walk ${at + 1} of seed ${seed}: ${base.name} + ${names}` }
  })
}

const KNOWN_SEED = 20_261_126

/** Walks that once did not end, by their numbers. */
const KNOWN = [709, 848, 1184]

/** The first press ends before anything is sent, and the answer to the second press's payment is a refusal. */
const DENIED_LATER: readonly Cell[] = CELLS.filter(
  ({ name }) => name === 'card auth, declined · status:400 · after-commit · once',
).map(({ call, name, ...cell }) => ({
  ...cell,
  name: `${name}, the limit unknown at first`,
  call: { ...call, brought: { path: PATHS.kycLimit, act: 'status:400', phase: 'before', nth: 1 } },
}))

/** Played in every run. */
export const KNOWN_VISITS: readonly Cell[] = [
  ...walksOf(Math.max(...KNOWN), KNOWN_SEED).filter((_, at) => KNOWN.includes(at + 1)),
  ...DENIED_LATER,
]
