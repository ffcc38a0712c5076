/** A request as it came, and how it was answered. */
export interface SeenRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly token: string | undefined
  /** The HTTP status it was answered with; 0 where the connection was cut, none while it is in flight. */
  status: number | undefined
  endedAt: number | undefined
}
