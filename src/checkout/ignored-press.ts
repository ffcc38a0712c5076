/**
 * Why a framed page ignored a press on a button that moves money: the button had just appeared, or the browser does not
 * confirm that the shopper sees it.
 */
export type IgnoredReason = 'tooSoon' | 'notSeen'

export interface IgnoredPress {
  readonly reason: IgnoredReason
  /** Where the same payment is open outside the frame. */
  readonly address: string
}

const JUDGED = 'press-judged'

/** Undefined for a press that counts. */
export function judgePress(ignored: IgnoredPress | undefined): void {
  document.dispatchEvent(new CustomEvent(JUDGED, { detail: ignored }))
}

/** Calls back for each press on a button that moves money, in a frame. Returns a function that stops it. */
export function onJudgedPress(listener: (ignored: IgnoredPress | undefined) => void): () => void {
  const listen = (event: Event) => {
    // An absent detail is null.
    listener((event as CustomEvent<IgnoredPress | null>).detail ?? undefined)
  }
  document.addEventListener(JUDGED, listen)
  return () => {
    document.removeEventListener(JUDGED, listen)
  }
}
