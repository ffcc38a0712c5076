import type { Theme } from '../../loader/messages'
import { judgePress } from '../../checkout/ignored-press'
import { watchBodyHeight } from './body-height'
import { listenToParent } from './listen-to-parent'
import { originOf, parentWindowOf } from './parent-window'
import { blockUnseenPresses } from './block-unseen-presses'
import { bringIntoView, keepInView } from './bring-into-view'
import { onArrival } from './on-arrival'
import { onReason } from './on-reason'
import { type Journey, announceStates } from './announce-states'
import { formTarget } from './top-window'

/** Makes links to the shop navigate the embedding page too. */
function leadLinksOut(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-action="open-shop"]') : null
    if (link) link.target = formTarget()
  }
  document.addEventListener('click', onClick, true)
}

/** The allowed parent origins in the configuration text, which is not validated yet; empty if it can't be parsed. */
function allowedIn(configuration: string): readonly string[] {
  try {
    const { allowedParents } = JSON.parse(configuration) as { readonly allowedParents?: readonly string[] }
    return (allowedParents ?? []).map(originOf).filter((origin) => origin !== undefined)
  } catch {
    return []
  }
}

export interface Embedded {
  readonly now: () => number
  /** Where the same payment is open outside the frame. */
  readonly ownAddress: () => string
  readonly journey: Journey
  readonly configuration: string
  /** Applies the parent's theme, unless the shopper has chosen one. */
  readonly suggestTheme: (theme: Theme) => void
}

/**
 * Connects a framed page to the page that embeds it. The frame gets the height of its content, so the embedding page
 * scrolls and receives how far (SHELL-12). A configured parent also receives each state of the journey (BEST-12).
 */
export function embed({ now, ownAddress, journey, configuration, suggestTheme }: Embedded): void {
  const allowed = allowedIn(configuration)
  const parent = parentWindowOf(window, allowed)
  // Set before the first height is sent: a framed page reserves less room for content that is still to come.
  document.documentElement.setAttribute('data-framed', '')
  blockUnseenPresses(now, (reason) => {
    judgePress(reason && { reason, address: ownAddress() })
  })
  leadLinksOut()
  listenToParent({ parent: window.parent, allowed, suggestTheme })
  watchBodyHeight((height) => {
    parent.post({ type: 'RESIZE', height })
  })
  const scroll = (y: number) => {
    parent.post({ type: 'SCROLL', y })
  }
  onArrival((element) => {
    keepInView(element, scroll)
  })
  onReason((note) => {
    bringIntoView(note, scroll, ({ isConnected }) => isConnected)
  })
  announceStates(journey, parent.postState)
}
