export interface ReportItem {
  readonly type: string
  /** Its lines, as they were posted. */
  readonly body: string
}

export interface Report {
  /** The public key in the URL that it was posted to. */
  readonly key: string
  readonly items: readonly ReportItem[]
}
