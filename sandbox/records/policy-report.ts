/** What a browser said of something that the policy of a page has forbidden. Of addresses the part before the query alone. */
export interface PolicyReport {
  readonly at: number
  readonly page: string
  readonly directive: string
  readonly blocked: string
  readonly source: string | undefined
  readonly line: number | undefined
}
