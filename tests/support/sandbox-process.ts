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

/** The sandbox says where it is in one line of JSON, and may say other things before. */
async function originsFrom(child: ChildProcess): Promise<Origins> {
  if (!child.stdout) throw new Error('The sandbox has no output to listen to')
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready":true')) continue
    return JSON.parse(line) as Origins
  }
  throw new Error(`The sandbox ended (${child.exitCode ?? child.signalCode}) before it was ready`)
}

/** Starts the built sandbox on free ports, with its waits a hundredth of what a shopper would have to endure. */
export async function startSandbox(env: Readonly<Record<string, string>> = {}): Promise<RunningSandbox> {
  if (!existsSync(PROGRAM)) throw new Error('The sandbox is not built: npm start and npm test build it')
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // A build in this process calls it production, where no sandbox runs.
    env: { ...process.env, NODE_ENV: 'test', SANDBOX_PORT: 'free', SANDBOX_PACE: '100', ...env },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = () => child.kill()
  const quit = () => {
    kill()
    process.exit(143)
  }
  // A runner that is stopped from outside asks no test, and must not leave a server behind.
  process.once('exit', kill).once('SIGTERM', quit)
  const origins = await originsFrom(child)
  // Its further output must not fill the pipe; and no test has to wait for its end.
  child.stdout.resume()
  child.unref()
  return {
    origins,
    async stop() {
      process.off('exit', kill).off('SIGTERM', quit)
      // Its end is waited for after all: a runner that waits for nothing else would be gone before its report.
      child.ref()
      child.kill()
      await ended
    },
  }
}
