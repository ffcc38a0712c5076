import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Origins } from '../../sandbox/kernel/origins'

const root = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = `${root}.build/sandbox/main.js`

export interface RunningSandbox {
  readonly origins: Origins
  stop(): Promise<void>
}

/** The sandbox prints its origins as one line of JSON, possibly after other output. */
async function originsFrom(child: ChildProcess): Promise<Origins> {
  if (!child.stdout) throw new Error('The sandbox has no output to listen to')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready":true')) continue
    return JSON.parse(line) as Origins
  }
  throw new Error(`The sandbox ended (${child.exitCode ?? child.signalCode}) before it was ready`)
}

/** Starts the built sandbox on free ports, with all delays divided by 100. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<RunningSandbox> {
  if (!existsSync(PROGRAM)) throw new Error('The sandbox is not built: npm start and npm test build it')
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A build in this process sets NODE_ENV to production, where the sandbox refuses to run.
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_PORT: 'free', SANDBOX_PACE: '100', ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill()
  const quit = () => {
    kill()
    process.exit(143)
  }
  // A runner that is stopped from outside runs no teardown, and must not leave a server behind.
  process.once('exit', kill).once('SIGTERM', quit)
  const origins = await originsFrom(child)
  // Drains its further output, which would fill the pipe; `unref`, so that the process does not wait for its end.
  child.stdout.resume()
  child.unref()
  return {
    origins,
    async stop() {
      process.off('exit', kill).off('SIGTERM', quit)
      // Waits for its end after all: otherwise a runner with nothing else to wait for would exit before its report.
      child.ref()
      child.kill()
      await ended
    },
  }
}
