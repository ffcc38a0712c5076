/** A member's login. Every call must carry the values that were issued with it. */
export interface Session {
  readonly accessToken: string
  readonly token: string
  readonly refreshToken: string
  readonly memberId: string
  readonly memberUserId: string
  readonly iyziLc: string
  readonly endsAt: number
  /** Issued with card lists, by token; each authorises payments until its instant. */
  readonly memberTokens: Map<string, number>
}
