import type { Theme } from '../../loader/messages'

type Received = Pick<MessageEvent, 'data' | 'origin' | 'source'>

interface Around {
  readonly parent: unknown
  readonly allowed: readonly string[]
}

interface ParentToHear extends Around {
  /** Whether the shopper's choice of a theme is stored. */
  readonly hasChosen: () => boolean
}

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** Reads the theme, the only message that a configured parent may send; undefined for every other message. */
export function themeIn({ data, origin, source }: Received, { parent, allowed }: Around): Theme | undefined {
  if (source === null || source !== parent || !allowed.includes(origin)) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const { type, version, theme } = data as Readonly<Record<string, unknown>>
  return type === 'checkout.theme' && version === 1 && isTheme(theme) ? theme : undefined
}

/** Applies the theme of the embedding page to this one, until the shopper chooses one (SHELL-08). */
export function listenToParent(around: ParentToHear): void {
  // Without storage, only the press itself shows that the shopper has chosen.
  let hasPressed = false
  const onClick = ({ target }: Event) => {
    hasPressed ||= target instanceof Element && target.closest('[data-action="toggle-theme"]') !== null
  }
  const onMessage = (event: MessageEvent) => {
    const theme = themeIn(event, around)
    if (theme && !hasPressed && !around.hasChosen()) document.documentElement.setAttribute('data-theme', theme)
  }
  addEventListener('click', onClick, true)
  addEventListener('message', onMessage)
}
