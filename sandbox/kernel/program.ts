/**
 * Everything the sandbox serves is a program from a request to an answer, so that it runs on Node and in a service worker
 * alike. What happens below HTTP is the wire's: a program can only ask for it.
 */
export type Program = (request: Request, wire: Wire) => Promise<Response>

export interface Wire {
  /** Ends the exchange without an answer: at once, or by never answering. The response it gives is the one to return. */
  cut(kind: CutKind): Response | Promise<Response>
  /** The connection of this exchange carries a call of an order. */
  carries(token: string): void
  /**
   * Closes connections that wait for a next request, so that the next one has to come on a fresh socket. Those that have carried calls of
   * other orders alone stay open: a client that writes to one as it is closed loses a call by accident.
   */
  dropIdle(token: string | undefined): void
}

export type CutKind = 'reset' | 'hang'

/** What Hono hands to its handlers as `c.env`. */
export interface Env {
  Bindings: { wire: Wire }
}
