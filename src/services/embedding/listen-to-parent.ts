import type { Theme } from '../../loader/messages'

type Received = Pick<MessageEvent, 'data' | 'origin' | 'source'>

interface Around {
  readonly parent: unknown
  readonly allowed: readonly string[]
}

interface ParentToHear extends Around {
  readonly suggestTheme: (theme: Theme) => void
}

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** Reads the theme, the only message that a configured parent may send; undefined for every other message. */
export function themeIn({ data, origin, source }: Received, { parent, allowed }: Around): Theme | undefined {
  if (source === null || source !== parent || !allowed.includes(origin)) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { type, version, theme } = data as Readonly<Record<string, unknown>>
  return type === 'checkout.theme' && version === 1 && isTheme(theme) ? theme : undefined
}

/** Passes the embedding page's theme on (SHELL-08). */
export function listenToParent(around: ParentToHear): void {
  addEventListener('message', (event) => {
    const theme = themeIn(event, around)
    if (theme) around.suggestTheme(theme)
  })
}
