import { DEFAULT_PACE } from '../../../src/app/pace'
import { seededRandom } from '../../../sandbox/random'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { CELLS, type Cell } from './cells'
import { play } from './play'
import type { Verdict } from './verdict'

/** Visits side by side; most of each is waiting. */
const LANES = 12

/** Of cells that are not about the money call, where not all of them are played. */
const SAMPLE = 30

/** By how much waits and deadlines are shorter; a read still has half a second to arrive on a busy machine. */
const DIVISORS = { waits: 100, deadlines: 16 }

export const SANDBOX_ENV = {
  SANDBOX_PACE: String(DIVISORS.waits),
  SANDBOX_PACE_DEADLINES: String(DIVISORS.deadlines),
}

/** `all`, those whose names hold a piece of text, or, with neither, every cell of the money call and some of the rest. */
export function chosenCells(wanted: string | undefined, seed: number): readonly Cell[] {
  if (wanted === 'all') return CELLS
  if (wanted !== undefined) return CELLS.filter(({ name }) => name.includes(wanted))
  const isOfGoodCard = ({ call }: Cell) => call.name === 'card auth'
  const rest = CELLS.filter((cell) => !isOfGoodCard(cell))
  const random = seededRandom({ seed })
  const some = Array.from({ length: SAMPLE }, () => rest.splice(random.below(rest.length), 1)).flat()
  return [...CELLS.filter(isOfGoodCard), ...some]
}

const BLOCK = /<script type="application\/json" id="checkout-config">([^]*?)<\/script>/

/** The configuration as the page has it, with those waits that the sandbox does not name as short as those that it does. */
export async function configurationOf(origin: string): Promise<string> {
  const text = BLOCK.exec(await (await fetch(`${origin}/`)).text())?.[1] ?? ''
  const told = JSON.parse(text) as { readonly pace: object }
  const short = Object.entries(DEFAULT_PACE).map(([name, ms]) => {
    return [name, ms / (name.endsWith('Deadline') ? DIVISORS.deadlines : DIVISORS.waits)] as const
  })
  return JSON.stringify({ ...told, pace: { ...Object.fromEntries(short), ...told.pace } })
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

/** Plays cells side by side. */
export async function playAll(cells: readonly Cell[], sandbox: SandboxOfFile): Promise<readonly Verdict[]> {
  const configuration = await configurationOf(sandbox.origins.app)
  const waiting = [...cells]
  const verdicts: Verdict[] = []
  const lane = async () => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      verdicts.push(await playStruck(cell, sandbox, configuration))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return verdicts
}
