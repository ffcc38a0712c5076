import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headersBeside, headersFor } from '../../scripts/headers/headers-for.mjs'
import { securityText } from '../../scripts/headers/security-text.mjs'
import type { Files } from '../app/asset'
import { ORIGIN_NAMES, type OriginName, type Origins } from '../kernel/origins'
import { memoryStore } from '../kernel/store'
import type { TimingDivisors } from '../kernel/timings'
import { createSandbox } from '../programs/sandbox'
import { closed, openPorts, originOf, serve } from './listen'

/** Reads the build from its folder every time, so that a new build is served without a restart. */
function distFiles(folder: string): Files {
  return {
    read: async (path) => {
      try {
        return new Uint8Array(await readFile(join(folder, path)))
      } catch {
        return undefined
      }
    },
  }
}

interface StartOptions {
  /** The first of six consecutive ports, or `free` for any free ones. */
  readonly ports?: number | 'free'
  readonly dist?: string
  readonly timings?: Partial<TimingDivisors>
  readonly seed?: number
  readonly inspector?: string | undefined
  /** Called when the inspector is opened before it is built. */
  readonly want?: () => void
}

export interface RunningSandbox {
  readonly origins: Origins
  /** Reproduces everything that the sandbox generates. */
  readonly seed: number
  close(): Promise<void>
}

const FIRST_PORT = 4100

export async function startSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('the sandbox does not run in production')
  const { ports = FIRST_PORT, dist = 'dist', timings = {}, seed = Date.now() % 2 ** 31 } = options
  const { inspector, want = () => undefined } = options
  const servers = await openPorts(ports === 0 ? 'free' : ports)
  const origins = Object.fromEntries(ORIGIN_NAMES.map((name) => [name, originOf(servers[name], name)])) as Record<
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
    hosting: {
      files: distFiles(dist),
      headersFor,
      headersBeside,
      securityText,
      ...(inspector !== undefined && {
        inspected: { app: distFiles(join(inspector, 'dist')), page: distFiles(join(inspector, 'page')), want },
      }),
    },
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
