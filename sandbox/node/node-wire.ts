import type { Server, ServerResponse } from 'node:http'
import type { Wire } from '../program'

/** The wire on Node: the socket itself is destroyed, or left without an answer until the client gives up. */
export function nodeWire(server: Server, outgoing: ServerResponse): Wire {
  return {
    cut: (kind) => {
      if (kind === 'reset') outgoing.destroy()
      return outgoing.destroyed
        ? Response.error()
        : new Promise((resolve) => outgoing.once('close', () => resolve(Response.error())))
    },
    dropIdle: () => server.closeIdleConnections(),
  }
}
