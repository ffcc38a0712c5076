import { type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type OriginName, ORIGIN_NAMES } from '../kernel/origins'
import type { Program } from '../kernel/program'
import { connectionsOf, nodeWire } from './node-wire'

/** Loopback only: the sandbox must not be reachable from another machine. */
export const HOST = '127.0.0.1'

/** Idle connections stay open: a caller that reuses one while the server closes it would get a reset instead of an answer. */
const OPTIONS = { keepAliveTimeout: 0 }

/** The page around the checkout is on another site: under one host, nothing in a frame would be third-party. */
const HOSTS: Readonly<Partial<Record<OriginName, string>>> = { parent: 'localhost' }

type Servers = Readonly<Record<OriginName, Server>>

/** Opens six consecutive ports, or six free ones. If a port is taken, all six move to the next block. */
export async function openPorts(base: number | 'free'): Promise<Servers> {
  for (let first = base === 'free' ? 0 : base; first < 65_000; first += ORIGIN_NAMES.length) {
    const servers = ORIGIN_NAMES.map(() => createServer(OPTIONS))
    const openings = servers.map((server, place) => listening(server, first === 0 ? 0 : first + place))
    const opened = await Promise.allSettled(openings)
    if (opened.every((result) => result.status === 'fulfilled')) {
      return Object.fromEntries(ORIGIN_NAMES.map((name, place) => [name, servers[place]])) as Record<OriginName, Server>
    }
    await Promise.all(servers.map(closed))
    const failure = opened.find((result) => result.status === 'rejected')
    if ((failure?.reason as NodeJS.ErrnoException | undefined)?.code !== 'EADDRINUSE') throw failure?.reason
  }
  throw new Error('no six free ports in a row')
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

export function originOf(server: Server, name: OriginName): string {
  return `http://${HOSTS[name] ?? HOST}:${(server.address() as AddressInfo).port}`
}

/** Serves a program on a server. An exchange that the program cut gets no response, because it is already over. */
export function serve(server: Server, program: Program): void {
  const connections = connectionsOf(server)
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await program(request, nodeWire(connections, outgoing as ServerResponse))
      return response.type === 'error' ? RESPONSE_ALREADY_SENT : response
    },
    { overrideGlobalObjects: false },
  )
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing))
}

export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
