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

/** A failed answer's body is read nowhere else, so a rejection here is not one of the program. */
const textOf = (answer: Response): Promise<string | undefined> =>
  answer
    .clone()
    .text()
    .catch(() => undefined)

/** Notes every exchange from here on, and names the checkout's origin in each as a browser does. */
export function watchExchanges(origin: string | undefined): Watch {
  const plainFetch = globalThis.fetch
  let noted: Exchange[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (origin !== undefined) request.headers.set('origin', origin)
    const sent = { url: request.url, method: request.method, headers: request.headers }
    try {
      const answer = await plainFetch(request)
      noted.push({ ...sent, answer, text: textOf(answer), failure: undefined })
      return answer
    } catch (failure) {
      noted.push({ ...sent, answer: undefined, text: Promise.resolve(undefined), failure })
      throw failure
    }
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
