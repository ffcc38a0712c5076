import { isIgnored } from './ignored'

/** What of the window says that something broke. */
type Broken = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface ErrorRecord {
  /** Reports what was caught, unless it is one of the network and server errors that are ignored. */
  report(error: unknown): void
  /** Hands over what broke so far; from then on the sink hears the window itself. */
  attach(sink: (error: unknown) => void): void
}

/** A page that breaks again and again says the same again and again. */
const MOST = 10

/** The record of what breaks before the reporting code is there: begins with what broke before this code was. */
export function createErrorRecord(window: Broken, earlier: readonly unknown[]): ErrorRecord {
  let waiting = earlier.filter((error) => !isIgnored(error)).slice(0, MOST)
  let sink: ((error: unknown) => void) | undefined
  const report = (error: unknown) => {
    if (isIgnored(error)) return
    if (sink) sink(error)
    else waiting = [...waiting, error].slice(0, MOST)
  }
  const hearError = ({ error }: ErrorEvent) => {
    report(error)
  }
  const hearRejection = ({ reason }: PromiseRejectionEvent) => {
    report(reason)
  }
  window.addEventListener('error', hearError)
  window.addEventListener('unhandledrejection', hearRejection)
  return {
    report,
    attach(next) {
      window.removeEventListener('error', hearError)
      window.removeEventListener('unhandledrejection', hearRejection)
      sink = next
      waiting.forEach(next)
      waiting = []
    },
  }
}
