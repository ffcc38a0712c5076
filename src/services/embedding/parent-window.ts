import type { SizeMessage, StateMessage } from '../../loader/messages'

/** The page around this one. */
export interface ParentWindow {
  /** To wherever it is from. */
  readonly post: (message: SizeMessage) => void
  /** To the configured origins alone. */
  readonly tell: (message: StateMessage) => void
}

type Framed = Pick<Window, 'parent' | 'location'> & { readonly document: Pick<Document, 'referrer'> }

/** Taller pages do not exist; a parent can check a received height against this. */
const MOST = 20_000

export function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/**
 * The parent's origin, as the browser says it, or else as the page was asked for from it. A referrer of our own is of a page that stood in
 * the frame before.
 */
function originAround({ location, document: { referrer } }: Framed): string | undefined {
  const [nearest] = Array.from((location as Partial<Location>).ancestorOrigins ?? [])
  if (nearest !== undefined && nearest !== 'null') return nearest
  const asking = originOf(referrer)
  return asking === location.origin ? undefined : asking
}

const inBounds = (pixels: number) => Math.min(MOST, Math.max(0, Math.round(pixels)))

/** Undefined where the page is alone. `allowed` are origins. */
export function parentWindowOf(self: Framed, allowed: readonly string[]): ParentWindow | undefined {
  const { parent } = self
  if (parent === (self as unknown)) return undefined
  const known = originAround(self)
  // A browser delivers to the one of them that the parent is of.
  const targets = known === undefined ? allowed : allowed.filter((origin) => origin === known)
  return {
    // An origin that is not known may be any, since a message is a number (SEC-02).
    post(message) {
      const told: SizeMessage =
        message.type === 'RESIZE'
          ? { type: 'RESIZE', height: inBounds(message.height) }
          : { type: 'SCROLL', y: inBounds(message.y) }
      parent.postMessage(told, known ?? '*')
    },
    tell(message) {
      for (const origin of targets) parent.postMessage(message, origin)
    },
  }
}
