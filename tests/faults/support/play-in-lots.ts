import { sandboxClient } from '../../support/sandbox-client'
import { startSandbox } from '../../support/sandbox-process'
import type { Cell } from './cells'
import { SANDBOX_ENV, playAll } from './play-all'
import type { Verdict } from './verdict'

/** A sandbox that remembers thousands of orders answers late: so many visits share one. */
const LOT = 600

interface Played {
  readonly verdicts: readonly Verdict[]
  /** Which laws the books of any sandbox broke in the end, each as one sentence. */
  readonly broken: readonly string[]
}

export async function playInLots(cells: readonly Cell[], seed: number): Promise<Played> {
  const verdicts: Verdict[] = []
  const broken: string[] = []
  for (let first = 0; first < cells.length; first += LOT) {
    const { origins, stop } = await startSandbox({ ...SANDBOX_ENV, SANDBOX_SEED: String(seed || 1) })
    const client = sandboxClient(origins)
    try {
      verdicts.push(...(await playAll(cells.slice(first, first + LOT), { origins, client })))
      broken.push(...(await client.brokenInvariants()))
    } finally {
      await stop()
    }
  }
  return { verdicts, broken }
}
