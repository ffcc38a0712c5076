/** That the order was paid from a tab of this browser, for pages that had asked for it before and did not hear it being told. */
export interface PaidMark {
  set(): void
  /** Since a page began; it was told by the order itself of whatever had been before. */
  isSetSince(begunAt: number): boolean
}

/** A storage that is closed marks nothing. */
export function paidMark(storage: Storage | undefined, name: string): PaidMark {
  return {
    set() {
      try {
        storage?.setItem(name, String(Date.now()))
      } catch {
        // The order says so before anything is paid.
      }
    },
    isSetSince(begunAt) {
      const at = Number(storage?.getItem(name) ?? NaN)
      // A clock that was put back meanwhile must not make a page begin anew again and again.
      return at >= begunAt && at <= Date.now()
    },
  }
}
