import { performance } from 'node:perf_hooks'
import { DEFAULT_TIMINGS } from '../../../src/app/composition/timings'
import { seededRandom } from '../../../sandbox/kernel/random'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { CELLS, type Cell } from './cells'
import { play } from './play'
import { KNOWN_VISITS, walksOf } from './walks'
import type { Verdict, Wrong } from './verdict'

/** Maximum number of visits in parallel; each mostly waits. */
const MOST = 40

/** Maximum share of busy time at which another visit may begin: running visits have deadlines to meet. */
const BUSY = 0.7

/** Interval of that measurement, in milliseconds. */
const SPAN = 20

/** Number of cells drawn from those that are not about a money call, if not all are played. */
const SAMPLE = 30

/** Divisors for delays and deadlines; a read still has half a second to arrive on a busy machine. */
const DIVISORS = { waits: 100, deadlines: 16 }

export const SANDBOX_ENV = {
  SANDBOX_PACE: String(DIVISORS.waits),
  SANDBOX_PACE_DEADLINES: String(DIVISORS.deadlines),
}

/**
 * With `walks`, that many walks beyond the matrix; otherwise `all`, or cells whose name contains a text, or by default every cell of a
 * money call and a sample of the rest.
 */
export function chosenCells(wanted: string | undefined, seed: number, walks = 0): readonly Cell[] {
  if (walks > 0) return walksOf(walks, seed)
  const every = [...CELLS, ...KNOWN_VISITS]
  if (wanted === 'all') return every
  if (wanted !== undefined) return every.filter(({ name }) => name.includes(wanted))
  const isOfGoodCard = ({ call }: Cell) => call.name === 'card auth'
  const rest = CELLS.filter((cell) => !isOfGoodCard(cell))
  const random = seededRandom({ seed })
  const some = Array.from({ length: SAMPLE }, () => rest.splice(random.below(rest.length), 1)).flat()
  return [...CELLS.filter(isOfGoodCard), ...some, ...KNOWN_VISITS]
}

const BLOCK = /<script type="application\/json" id="checkout-config">([^]*?)<\/script>/

const DEADLINES = Object.fromEntries(Object.entries(DEFAULT_TIMINGS).filter(([name]) => name.endsWith('Deadline')))

/**
 * The page's configuration, with timings that the sandbox does not set shortened likewise. `isPatient` leaves the deadlines as shipped, for
 * calls that must not be repeated when a busy machine answers late.
 */
export async function configurationOf(origin: string, { isPatient = false } = {}): Promise<string> {
  const text = BLOCK.exec(await (await fetch(`${origin}/`)).text())?.[1] ?? ''
  const told = JSON.parse(text) as { readonly timings: object }
  const short = Object.entries(DEFAULT_TIMINGS).map(([name, ms]) => {
    return [name, ms / (name.endsWith('Deadline') ? DIVISORS.deadlines : DIVISORS.waits)] as const
  })
  const patient = isPatient ? DEADLINES : {}
  return JSON.stringify({ ...told, timings: { ...Object.fromEntries(short), ...told.timings, ...patient } })
}

/** On a busy machine a fault may not strike: such a cell proves nothing and is played again. */
const TRIES = 3

async function playStruck(cell: Cell, sandbox: SandboxOfFile, configuration: string): Promise<Verdict> {
  let verdict = await play(cell, sandbox, configuration)
  for (let tries = 1; tries < TRIES && !verdict.isStruck && verdict.wrongs.length === 0; tries += 1) {
    verdict = await play(cell, sandbox, configuration)
  }
  return verdict
}

/** Waits until running visits leave room for another, even if other programs load the machine. */
async function room(): Promise<void> {
  let isBusy = true
  while (isBusy) {
    const before = performance.eventLoopUtilization()
    await new Promise((resolve) => AbortSignal.timeout(SPAN).addEventListener('abort', resolve))
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY
  }
}

/** Calls without an answer and payments that never arrive make the longest visits. */
const isLong = ({ act, call, phase, strikes }: Cell) =>
  strikes === 'always' || /^(?:hang|trickle|delay:\d{4})/.test(act) || (call.isMoney === true && phase === 'before')

/** Findings that a busy machine can cause, by using up the visit's patience. Findings about money always count. */
const IMPATIENT: readonly Wrong[] = ['without a way on', 'a code, never shown']

const isOnlyImpatient = ({ isStruck, wrongs }: Verdict) =>
  (!isStruck || wrongs.length > 0) && wrongs.every((wrong) => IMPATIENT.includes(wrong))

/** Plays cells in parallel, the longest first; repeats those that lacked time, alone on the machine. */
export async function playAll(cells: readonly Cell[], sandbox: SandboxOfFile): Promise<readonly Verdict[]> {
  const configuration = await configurationOf(sandbox.origins.app)
  const underWay = new Set<Promise<Verdict>>()
  const played: Promise<Verdict>[] = []
  for (const cell of [...cells].sort((one, other) => Number(isLong(other)) - Number(isLong(one)))) {
    await room()
    if (underWay.size >= MOST) await Promise.race(underWay)
    const visit = playStruck(cell, sandbox, configuration)
    underWay.add(visit)
    played.push(visit.finally(() => underWay.delete(visit)))
  }
  const verdicts: Verdict[] = []
  for (const verdict of await Promise.all(played)) {
    verdicts.push(isOnlyImpatient(verdict) ? await playStruck(verdict.cell, sandbox, configuration) : verdict)
  }
  return verdicts
}
