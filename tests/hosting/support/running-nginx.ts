import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { vi } from 'vitest'
import { findNginx } from '../../../scripts/setup/nginx.mjs'

export const hasNginx = findNginx() !== undefined

export interface RunningNginx {
  readonly origin: string
  readonly accessLog: () => string
  /** All its other output. */
  readonly errors: () => string
  readonly close: () => Promise<void>
}

interface Start {
  readonly command: readonly string[]
  readonly cwd: string
  readonly port: number
  /** Folder of the two logs. */
  readonly logs: string
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

async function accepts(port: number, { exitCode }: ChildProcess) {
  if (exitCode !== null) return
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}

/** Starts nginx in the foreground, and resolves once it accepts connections. */
export async function startNginx({ command, cwd, port, logs, user }: Start): Promise<RunningNginx> {
  const [name = '', ...args] = command
  const [accessLog, errors] = [join(logs, 'access.log'), join(logs, 'errors.log')]
  // The logs are files, because a program can't reopen Node's pipe as /dev/stdout.
  const stdio = ['ignore', openSync(accessLog, 'a', 0o666), openSync(errors, 'a', 0o666)] as const
  const child = spawn(name === 'nginx' ? (findNginx() ?? name) : name, args, { cwd, stdio: [...stdio], ...user })
  const ended = once(child, 'exit')
  await vi.waitFor(() => accepts(port, child), { timeout: 5000, interval: 20 })
  if (child.exitCode !== null) throw new Error(`nginx ended early:\n${readFileSync(errors, 'utf8')}`)
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    accessLog: () => readFileSync(accessLog, 'utf8'),
    errors: () => readFileSync(errors, 'utf8'),
    close: async () => {
      child.kill()
      await ended
    },
  }
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends one request unchanged: no path is normalised, and no answer decompressed. */
export async function ask(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answered> {
  const { hostname, port } = new URL(origin)
  const sent = request({ hostname, port, path, method, headers, agent: false })
  sent.end(body)
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) }
}
