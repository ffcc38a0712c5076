/**
 * Each part of the sandbox is a function from request to response, so that it runs on Node and in a service worker. Effects below HTTP
 * belong to the wire, which a program can only call.
 */
export type Program = (request: Request, wire: Wire) => Promise<Response>

export interface Wire {
  /** Ends the exchange without an answer: immediately, or by never answering. The program must return the response that this returns. */
  cut(kind: CutKind): Response | Promise<Response>
  /** Marks this exchange's connection as having carried a call of the order. */
  carries(token: string): void
  /**
   * Closes idle connections, so that the next request uses a fresh socket. Connections that have carried only calls of other orders stay
   * open: a client that writes to a connection while it closes would lose that call.
   */
  dropIdle(token: string | undefined): void
}

export type CutKind = 'reset' | 'hang'

/** The bindings that Hono passes to its handlers as `c.env`. */
export interface Env {
  Bindings: { wire: Wire }
}
