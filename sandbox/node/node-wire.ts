import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Wire } from '../kernel/program'

interface Carried {
  underWay: number
  exchanges: number
  readonly tokens: Set<string>
}

/** The open connections of a server, each with what it has carried. */
type Connections = ReadonlyMap<Socket, Carried>

export function connectionsOf(server: Server): Connections {
  const connections = new Map<Socket, Carried>()
  server.on('connection', (socket) => {
    connections.set(socket, { underWay: 0, exchanges: 0, tokens: new Set() })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, outgoing) => {
    const carried = connections.get(socket)
    if (!carried) return
    carried.underWay += 1
    carried.exchanges += 1
    outgoing.once('close', () => (carried.underWay -= 1))
  })
  return connections
}

/** A connection without any exchange is not idle: a call of any order may be about to use it. */
function isIdleFor(token: string | undefined, { underWay, exchanges, tokens }: Carried): boolean {
  const isOfOthers = token !== undefined && tokens.size > 0 && !tokens.has(token)
  return exchanges > 0 && underWay === 0 && !isOfOthers
}

/** The wire on Node: destroys the socket, or leaves it without an answer until the client gives up. */
export function nodeWire(connections: Connections, outgoing: ServerResponse): Wire {
  const { socket } = outgoing
  return {
    cut: (kind) => {
      if (kind === 'reset') outgoing.destroy()
      return outgoing.destroyed
        ? Response.error()
        : new Promise((resolve) => outgoing.once('close', () => resolve(Response.error())))
    },
    carries: (token) => {
      if (socket) connections.get(socket)?.tokens.add(token)
    },
    dropIdle: (token) => {
      for (const [connection, carried] of connections) if (isIdleFor(token, carried)) connection.destroy()
    },
  }
}
