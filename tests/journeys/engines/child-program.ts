import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type Child = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

export interface ChildProgram {
  readonly firstLine: () => Promise<string>
  /** Drains the remaining output, which would otherwise fill the pipe and block the program. */
  readonly discard: () => void
  readonly stop: () => Promise<void>
}

/** Starts a program that exits with this process at the latest. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProgram {
  const child: Child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  const kill = () => child.kill()
  process.once('exit', kill)
  const discard = () => {
    for (const output of [child.stdout, child.stderr]) output.resume()
  }
  return {
    discard,
    async firstLine() {
      for await (const line of createInterface({ input: child.stdout })) {
        discard()
        return line
      }
      throw new Error(`${file} ended (${child.exitCode ?? child.signalCode}) before it was ready`)
    },
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
