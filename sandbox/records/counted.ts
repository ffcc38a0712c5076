/** One event that a page counted, as it was posted. */
export interface CountedEvent {
  readonly appKey: string
  readonly deviceId: string
  readonly key: string
  readonly count: number
  readonly segmentation: Readonly<Record<string, string | number | boolean>>
}

/** A post that was no post of events, and why. */
export interface RefusedPost {
  readonly problems: readonly string[]
}
