import { MAX_PIXELS } from '../../loader/max-pixels'
import type { SizeMessage, StateMessage } from '../../loader/messages'

export interface ParentWindow {
  /** Posts to any parent, configured or not. */
  readonly post: (message: SizeMessage) => void
  /** Posts to the configured origins only. */
  readonly postState: (message: StateMessage) => void
}

type Framed = Pick<Window, 'parent' | 'location'> & { readonly document: Pick<Document, 'referrer'> }

export function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/**
 * The parent's origin, from `ancestorOrigins`, or else from the referrer if that is a configured origin other than ours: any other
 * referrer is the page that was in the frame before, ours or the bank's.
 */
function originAround({ location, document: { referrer } }: Framed, allowed: readonly string[]): string | undefined {
  const [nearest] = Array.from((location as Partial<Location>).ancestorOrigins ?? [])
  if (nearest !== undefined && nearest !== 'null') return nearest
  const referring = originOf(referrer)
  return referring !== undefined && referring !== location.origin && allowed.includes(referring) ? referring : undefined
}

const inBounds = (pixels: number) => Math.min(MAX_PIXELS, Math.max(0, Math.round(pixels)))

/** For a framed page. `allowed` holds origins. */
export function parentWindowOf(self: Framed, allowed: readonly string[]): ParentWindow {
  const { parent } = self
  const known = originAround(self, allowed)
  // If the parent's origin is unknown, the message goes to every allowed one; the browser delivers it only to the
  // parent's.
  const targets = known === undefined ? allowed : allowed.filter((origin) => origin === known)
  return {
    // The message is only a number, so a parent of unknown origin may receive it (SEC-02).
    post(message) {
      const bounded: SizeMessage =
        message.type === 'RESIZE'
          ? { type: 'RESIZE', height: inBounds(message.height) }
          : { type: 'SCROLL', y: inBounds(message.y) }
      parent.postMessage(bounded, known ?? '*')
    },
    postState(message) {
      for (const origin of targets) parent.postMessage(message, origin)
    },
  }
}
