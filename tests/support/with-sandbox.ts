import { afterAll, beforeAll } from 'vitest'
import { lookAtBooks } from './opened-books'
import { type SandboxClient, sandboxClient } from './sandbox-client'
import { type RunningSandbox, startSandbox } from './sandbox-process'

export interface SandboxOfFile {
  readonly origins: RunningSandbox['origins']
  readonly client: SandboxClient
}

/** Shared by all files that one process runs; ends with the process. */
let shared: Promise<RunningSandbox> | undefined

/**
 * A sandbox for tests with their own members and orders that affect only those; other files may have used it before. After each test its
 * ledger must balance.
 */
export function withSandbox(): SandboxOfFile {
  return sandboxFrom(() => (shared ??= startSandbox()))
}

interface Own {
  readonly env?: Readonly<Record<string, string>>
  /** For tests that let an order be paid twice, to see that the ledger reports it. */
  readonly mayBreakLedger?: true
}

/** A sandbox of a test file's own, from its first test to its last: for settings that affect all orders, such as the ledger's mode. */
export function withOwnSandbox({ env, mayBreakLedger }: Own = {}): SandboxOfFile {
  let own: RunningSandbox | undefined
  const sandbox = sandboxFrom(async () => (own = await startSandbox(env)), mayBreakLedger)
  afterAll(() => own?.stop())
  return sandbox
}

function sandboxFrom(start: () => Promise<RunningSandbox>, mayBreakLedger = false): SandboxOfFile {
  let running: RunningSandbox | undefined
  let client: SandboxClient | undefined

  beforeAll(async () => {
    running = await start()
    const opened = sandboxClient(running.origins)
    client = opened
    if (!mayBreakLedger) lookAtBooks(opened.brokenInvariants)
  })

  const ready = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new Error('The sandbox is there for tests and hooks, not while a file is read')
    return thing
  }
  return {
    get origins() {
      return ready(running).origins
    },
    get client() {
      return ready(client)
    },
  }
}
