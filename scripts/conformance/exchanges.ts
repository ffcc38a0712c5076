/** One HTTP exchange of the checkout's own gateway code. It stays in this process: only what judge.ts makes of it is printed. */
export interface Exchange {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  /** Undefined where no answer came; `failure` says why. */
  readonly answer: Response | undefined
  /** The answer's body; undefined where it was not complete. */
  readonly text: Promise<string | undefined>
  readonly failure: unknown
}

export interface Watch {
  /** The exchanges since the last time. */
  readonly take: () => readonly Exchange[]
  readonly stop: () => void
  /** The fetch of before: for what is asked beside the calls. */
  readonly plainFetch: typeof fetch
}

/** Bytes: more than the checkout reads of any answer, also where a character takes four. */
const LONGEST_READ = 4 * 1024 * 1024 + 4

/** Without the end of a body that has none. Rejects where the call is given up: Node ends no body by the signal of its call once that is collected. */
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

/** Notes every exchange from here on, and names the checkout's origin in each as a browser does. */
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
