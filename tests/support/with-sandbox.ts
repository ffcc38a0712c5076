import { afterAll, beforeAll } from 'vitest'
import { lookAtBooks } from './opened-books'
import { type SandboxClient, sandboxClient } from './sandbox-client'
import { type RunningSandbox, startSandbox } from './sandbox-process'

export interface SandboxOfFile {
  readonly origins: RunningSandbox['origins']
  readonly client: SandboxClient
}

/** Of all files that one process plays, one after the other. It ends with that process. */
let shared: Promise<RunningSandbox> | undefined

/**
 * A sandbox for tests that bring their own members and orders, and let nothing go wrong but with those: it may have been there for other files before.
 * After each test its books must hold.
 */
export function withSandbox(): SandboxOfFile {
  return sandboxFrom(() => (shared ??= startSandbox()))
}

interface Own {
  readonly env?: Readonly<Record<string, string>>
  /** Where a test lets an order be paid twice, to see that it is noticed. */
  readonly mayBreakLedger?: true
}

/** A sandbox of its own for a test file, from its first test to its last: for what concerns all orders, as its ledger's mode does. */
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
