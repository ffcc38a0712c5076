import { isIgnored } from './ignored'

type Broken = Pick<Window, 'addEventListener' | 'removeEventListener'>

export interface ErrorRecord {
  /** Reports a caught error, unless it is one of the ignored network and server errors. */
  report(error: unknown): void
  /** Hands over the errors so far; from then on the sink listens to the window itself. */
  attach(sink: (error: unknown) => void): void
}

/** Maximum number of recorded errors: a page that fails repeatedly repeats the same ones. */
const MOST = 10

/** Records errors until the reporting code has loaded, starting with those from before this code. */
export function createErrorRecord(window: Broken, earlier: readonly unknown[]): ErrorRecord {
  let waiting = earlier.filter((error) => !isIgnored(error)).slice(0, MOST)
  let sink: ((error: unknown) => void) | undefined
  const report = (error: unknown) => {
    if (isIgnored(error)) return
    if (sink) sink(error)
    else waiting = [...waiting, error].slice(0, MOST)
  }
  const onError = ({ error }: ErrorEvent) => {
    report(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    report(reason)
  }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return {
    report,
    attach(next) {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
      sink = next
      waiting.forEach(next)
      waiting = []
    },
  }
}
