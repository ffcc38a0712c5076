/** One item of an envelope: an error, a trace, a piece of a recording. */
export interface ReportItem {
  readonly type: string
  /** Its lines, as they were posted. */
  readonly body: string
}

/** What a page reported of itself in one post. */
export interface Report {
  /** The public key of the address that it was posted to. */
  readonly key: string
  readonly items: readonly ReportItem[]
}
