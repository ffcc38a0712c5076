/** A member logged in. What was handed out with it has to come back with every call. */
export interface Session {
  readonly accessToken: string
  /** Of the order that it was opened for. */
  readonly token: string
  readonly refreshToken: string
  readonly memberId: string
  readonly memberUserId: string
  readonly iyziLc: string
  readonly endsAt: number
  /** Handed out with card lists; they authorise payments until the instant that is beside them. */
  readonly memberTokens: Map<string, number>
}
