export interface SeenRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly token: string | undefined
  /** The HTTP status of the answer; 0 if the connection was cut, undefined while the request is in flight. */
  status: number | undefined
  endedAt: number | undefined
}
