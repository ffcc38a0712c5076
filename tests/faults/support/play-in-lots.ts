import { sandboxClient } from '../../support/sandbox-client'
import { startSandbox } from '../../support/sandbox-process'
import type { Cell } from './cells'
import { SANDBOX_ENV, playAll } from './play-all'
import type { Verdict } from './verdict'

/** Visits per sandbox: one that stores thousands of orders becomes slow. */
const LOT = 600

interface Played {
  readonly verdicts: readonly Verdict[]
  /** Violated ledger invariants of all sandboxes, one sentence each. */
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
