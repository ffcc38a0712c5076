/** A browser's report of a violated content security policy. URLs are stored without their query. */
export interface PolicyReport {
  readonly at: number
  readonly page: string
  readonly directive: string
  readonly blocked: string
  readonly source: string | undefined
  readonly line: number | undefined
}
