import { freeBlock } from '../../../scripts/run/free-block.mjs'
import { program } from '../../../scripts/run/programs.mjs'
import { runChild } from '../../../scripts/run/child.mjs'
import { startSandbox } from '../../../scripts/run/sandbox.mjs'
import { sandboxClient } from '../../support/sandbox-client'

/** The example runs Playwright itself, separate from this run's workers; its output is parsed without colours. */
const AS_FROM_OUTSIDE = { TEST_WORKER_INDEX: undefined, TEST_PARALLEL_INDEX: undefined, FORCE_COLOR: '0' }

interface PlayedExample {
  readonly code: number
  readonly output: string
  /** The ledger invariants that do not hold after it. */
  readonly broken: readonly string[]
}

/** Plays a file of paths with the example runner in docs, against a sandbox as `npm start` starts it. */
export async function playExample(file: string): Promise<PlayedExample> {
  const { origins, stop } = await startSandbox(await freeBlock(4600))
  try {
    const command = [...program('playwright'), 'test', '-c', 'docs/examples/paths/playwright.config.mjs']
    const env = { ...AS_FROM_OUTSIDE, PATHS: file, SANDBOX_PORT: new URL(origins.app).port }
    const played = await runChild(command, { quiet: true, env })
    const broken = await sandboxClient(origins).brokenInvariants()
    return { ...played, broken }
  } finally {
    await stop()
  }
}
