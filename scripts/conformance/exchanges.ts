/**
 * One HTTP exchange of the checkout's gateway code. It is never printed; the report contains only what judge.ts derives from it.
 */
export interface Exchange {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  /** Undefined if no answer came; `failure` has the reason. */
  readonly answer: Response | undefined
  /** The answer's body; undefined if it was incomplete. */
  readonly text: Promise<string | undefined>
  readonly failure: unknown
}

export interface Watch {
  /** Returns the exchanges since the last call of `take`. */
  readonly take: () => readonly Exchange[]
  readonly stop: () => void
  /** The original fetch, for requests that must not be recorded. */
  readonly plainFetch: typeof fetch
}

/** Bytes: more than the checkout reads of any answer, even if every character takes four bytes. */
const LONGEST_READ = 4 * 1024 * 1024 + 4

/**
 * Reads the body up to the limit. Rejects when the call is aborted; this is handled here because Node stops aborting a body once
 * the call's signal has been garbage-collected.
 */
async function textOf(answer: Response, signal: AbortSignal | null | undefined): Promise<string> {
  const reader = answer.body?.getReader()
  if (!reader) return ''
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    bytes += part.value.length
    if (bytes > LONGEST_READ) cancel()
  }
  signal?.removeEventListener('abort', cancel)
  signal?.throwIfAborted()
  return text + decoder.decode()
}

const NO_BODY: readonly number[] = [204, 205, 304]

/** Records every fetch of the process, and sets the checkout's origin as a browser would. */
export function watchExchanges(origin: string | undefined): Watch {
  const plainFetch = globalThis.fetch
  let noted: Exchange[] = []
  globalThis.fetch = async (input, init) => {
    const { url, method, headers } = new Request(input, init)
    if (origin !== undefined) headers.set('origin', origin)
    const sent = { url, method, headers }
    let answer: Response
    try {
      answer = await plainFetch(input, { ...init, headers })
    } catch (failure) {
      noted.push({ ...sent, answer: undefined, text: Promise.resolve(undefined), failure })
      throw failure
    }
    const text = textOf(answer, init?.signal)
    noted.push({ ...sent, answer, text: text.catch(() => undefined), failure: undefined })
    const { status } = answer
    return new Response(NO_BODY.includes(status) ? null : await text, { status, headers: answer.headers })
  }
  return {
    take() {
      const taken = noted
      noted = []
      return taken
    },
    stop() {
      globalThis.fetch = plainFetch
    },
    plainFetch,
  }
}
