import { performance } from 'node:perf_hooks'
import { DEFAULT_TIMINGS } from '../../../src/app/composition/timings'
import { seededRandom } from '../../../sandbox/kernel/random'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { CELLS, type Cell } from './cells'
import { play } from './play'
import { KNOWN_VISITS, walksOf } from './walks'
import type { Verdict, Wrong } from './verdict'

/** Visits side by side, at most; most of each is waiting. */
const MOST = 40

/** By how much of its time the process may be busy when another visit begins: those under way have deadlines to keep. */
const BUSY = 0.7

/** In milliseconds: over so long that is measured. */
const SPAN = 20

/** Of cells that are not about the money call, where not all of them are played. */
const SAMPLE = 30

/** By how much waits and deadlines are shorter; a read still has half a second to arrive on a busy machine. */
const DIVISORS = { waits: 100, deadlines: 16 }

export const SANDBOX_ENV = {
  SANDBOX_PACE: String(DIVISORS.waits),
  SANDBOX_PACE_DEADLINES: String(DIVISORS.deadlines),
}

/** So many walks beyond the matrix; else `all`, those whose names hold a piece of text, or, with neither, every cell of the money call and some of the rest. */
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
 * The configuration as the page has it, with those waits that the sandbox does not name as short as those that it does. `isPatient`: with the
 * deadlines as they are shipped, where a call that a busy machine answers late may not be made twice.
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

/** On a machine that is too busy a call may not be reached: such a cell has proven nothing, and is played again. */
const TRIES = 3

async function playStruck(cell: Cell, sandbox: SandboxOfFile, configuration: string): Promise<Verdict> {
  let verdict = await play(cell, sandbox, configuration)
  for (let tries = 1; tries < TRIES && !verdict.isStruck && verdict.wrongs.length === 0; tries += 1) {
    verdict = await play(cell, sandbox, configuration)
  }
  return verdict
}

/** Until the visits under way leave room for another one, however busy the machine is with other things. */
async function room(): Promise<void> {
  let isBusy = true
  while (isBusy) {
    const before = performance.eventLoopUtilization()
    await new Promise((resolve) => AbortSignal.timeout(SPAN).addEventListener('abort', resolve))
    isBusy = performance.eventLoopUtilization(before).utilization > BUSY
  }
}

/** What never answers, and an unheard payment, keep a visit waiting for longest. */
const isLong = ({ act, call, phase, strikes }: Cell) =>
  strikes === 'always' || /^(?:hang|trickle|delay:\d{4})/.test(act) || (call.isMoney === true && phase === 'before')

/** What ends with the patience of a visit, of which a busy machine takes a part. Everything that is wrong with the money stays so. */
const IMPATIENT: readonly Wrong[] = ['without a way on', 'a code, never shown']

const isOnlyImpatient = ({ isStruck, wrongs }: Verdict) =>
  (!isStruck || wrongs.length > 0) && wrongs.every((wrong) => IMPATIENT.includes(wrong))

/** Plays cells side by side, those that take longest first; what had too little time is judged by a visit that has the machine to itself. */
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
