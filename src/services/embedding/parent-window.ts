/** In whole pixels: how high the page is, or how far down on it stands what the shopper should see. */
export type ParentMessage =
  { readonly type: 'RESIZE'; readonly height: number } | { readonly type: 'SCROLL'; readonly y: number }

/** The page around this one. */
export interface ParentWindow {
  readonly post: (message: ParentMessage) => void
}

type Framed = Pick<Window, 'parent' | 'location'> & { readonly document: Pick<Document, 'referrer'> }

/** Taller pages there are none; a parent can hold whatever it is told against this. */
const MOST = 20_000

function originOf(address: string): string | undefined {
  try {
    return new URL(address).origin
  } catch {
    return undefined
  }
}

/**
 * Where messages go: the parent's origin, as the browser says it, or else as the page was asked for from it. A referrer of our own is of a
 * page that stood in the frame before. An origin that is not known may be any, since a message is a number (SEC-02).
 */
function targetOf({ location, document: { referrer } }: Framed): string {
  const [nearest] = Array.from((location as Partial<Location>).ancestorOrigins ?? [])
  if (nearest !== undefined && nearest !== 'null') return nearest
  const asking = originOf(referrer)
  return asking === undefined || asking === location.origin ? '*' : asking
}

const inBounds = (pixels: number) => Math.min(MOST, Math.max(0, Math.round(pixels)))

/** Undefined where the page stands alone. */
export function parentWindowOf(self: Framed): ParentWindow | undefined {
  const { parent } = self
  if (parent === (self as unknown)) return undefined
  const target = targetOf(self)
  return {
    post(message) {
      const told: ParentMessage =
        message.type === 'RESIZE'
          ? { type: 'RESIZE', height: inBounds(message.height) }
          : { type: 'SCROLL', y: inBounds(message.y) }
      parent.postMessage(told, target)
    },
  }
}
