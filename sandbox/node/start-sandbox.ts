import { setTimeout as wait } from 'node:timers/promises'
import { headersFor } from '../../scripts/headers/headers-for.mjs'
import { ORIGIN_NAMES } from '../kernel/origins'
import type { OriginName, Origins } from '../kernel/origins'
import type { TimingDivisors } from '../kernel/timings'
import { createSandbox } from '../programs/sandbox'
import { memoryStore } from '../kernel/store'
import { distFiles } from './dist-files'
import { closed, openPorts, originOf, serve } from './listen'

export interface StartOptions {
  /** The first of five ports in a row, or any that are free. */
  readonly ports?: number | 'free'
  /** The folder of the built checkout. */
  readonly dist?: string
  readonly timings?: Partial<TimingDivisors>
  readonly seed?: number
}

export interface RunningSandbox {
  readonly origins: Origins
  /** With which everything that was made up here can be had again. */
  readonly seed: number
  close(): Promise<void>
}

const FIRST_PORT = 4100

export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the sandbox does not run in production')
  const { ports = FIRST_PORT, dist = 'dist', timings = {}, seed = Date.now() % 2 ** 31 } = options
  const servers = await openPorts(ports === 0 ? 'free' : ports)
  const origins = Object.fromEntries(ORIGIN_NAMES.map((name) => [name, originOf(servers[name])])) as Record<
    OriginName,
    string
  >
  const programs = await createSandbox({
    origins,
    store: memoryStore(),
    clock: { now: Date.now },
    seed,
    timings: { waits: 1, deadlines: 1, ...timings },
    wait: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
    fetch: globalThis.fetch,
    hosting: { files: distFiles(dist), headersFor },
  })
  for (const name of ORIGIN_NAMES) serve(servers[name], programs[name])
  return {
    origins,
    seed,
    close: async () => {
      await Promise.all(Object.values(servers).map(closed))
    },
  }
}
