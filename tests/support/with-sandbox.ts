import { afterAll, beforeAll } from 'vitest'
import { type SandboxClient, sandboxClient } from './sandbox-client'
import { type RunningSandbox, startSandbox } from './sandbox-process'

export interface SandboxOfFile {
  readonly origins: RunningSandbox['origins']
  readonly client: SandboxClient
}

/**
 * A sandbox of its own for a test file, from its first test to its last: files run side by side, and a fault, a mode or
 * a moved clock of one is no business of the other. It costs a start of a fraction of a second.
 */
export function withSandbox(env: Readonly<Record<string, string>> = {}): SandboxOfFile {
  let running: RunningSandbox | undefined
  let client: SandboxClient | undefined

  beforeAll(async () => {
    running = await startSandbox(env)
    client = sandboxClient(running.origins)
  })
  afterAll(() => running?.stop())

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
