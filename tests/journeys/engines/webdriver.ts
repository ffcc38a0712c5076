type Method = 'GET' | 'POST' | 'DELETE'

interface Refusal {
  readonly error: string
  readonly message: string
}

/** The code points of keys other than letters: https://www.w3.org/TR/webdriver2/#keyboard-actions. */
export const KEYS = {
  ArrowDown: '\uE015',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Space: ' ',
  Tab: '\uE004',
} as const

const pressed = (key: string) => [
  { type: 'keyDown', value: key },
  { type: 'keyUp', value: key },
]

async function call(origin: string, method: Method, path: string, body?: object): Promise<unknown> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(`${origin}${path}`, { method, ...sent })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as Refusal
  throw new Error(`${method} ${path} was refused: ${error}: ${message}`)
}

export const isReady = async (origin: string): Promise<boolean> =>
  ((await call(origin, 'GET', '/status')) as { readonly ready: boolean }).ready

/** A session of a WebDriver server (https://www.w3.org/TR/webdriver2/): a separate browser, with the calls that the journeys need. */
export async function startSession(origin: string, capabilities: object) {
  const { sessionId, capabilities: given } = (await call(origin, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }
  const ask = (method: Method, path: string, body?: object) =>
    call(origin, method, `/session/${sessionId}${path}`, body)
  const act = async (source: object) => void (await ask('POST', '/actions', { actions: [source] }))
  const press = (keys: readonly string[]) => act({ type: 'key', id: 'keyboard', actions: keys.flatMap(pressed) })
  return {
    version: given.browserVersion,
    goTo: async (url: string) => void (await ask('POST', '/url', { url })),
    refresh: async () => void (await ask('POST', '/refresh', {})),
    back: async () => void (await ask('POST', '/back', {})),
    resize: async (size: { readonly width: number; readonly height: number }) =>
      void (await ask('POST', '/window/rect', size)),
    /** Switches to the frame with this index, or with null to the page itself. */
    switchTo: async (frame: number | null) => void (await ask('POST', '/frame', { id: frame })),
    run: (fn: (given: never) => unknown, arg: unknown) =>
      ask('POST', '/execute/sync', { script: `return (${String(fn)}).apply(null, arguments)`, args: [arg] }),
    click: (x: number, y: number) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press,
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    end: async () => void (await ask('DELETE', '')),
  }
}
