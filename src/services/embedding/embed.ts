import { watchBodyHeight } from './body-height'
import { hearParent } from './hear-parent'
import { originOf, parentWindowOf } from './parent-window'
import { keepUnseenPresses } from './seen-presses'
import { type Journey, tellStates } from './told-states'
import { wayOut } from './way-out'

/**
 * Calls back with what takes the focus without a gesture: the beginning of a screen, a modal, the first field to put right. What a hand gives it to is
 * in view already; a frame may hear of it later than of the press. Returns a function that stops it.
 */
function onArrival(arrived: (element: Element) => void): () => void {
  let pressed: Element | undefined
  let isTabbed = false
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target : undefined
  }
  const type = ({ key }: KeyboardEvent) => {
    isTabbed = key === 'Tab'
    setTimeout(() => {
      isTabbed = false
    })
  }
  const isByHand = (element: Element) =>
    isTabbed || (pressed !== undefined && (element.contains(pressed) || pressed.closest('label')?.control === element))
  const hear = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isByHand(target)) arrived(target.closest('[data-modal]') ?? target)
  }
  document.addEventListener('mousedown', press, true)
  document.addEventListener('keydown', type, true)
  document.addEventListener('focusin', hear)
  return () => {
    document.removeEventListener('mousedown', press, true)
    document.removeEventListener('keydown', type, true)
    document.removeEventListener('focusin', hear)
  }
}

/** A link to the shop takes the page around this one along. Returns a function that stops it. */
function leadLinksOut(): () => void {
  const lead = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-action="open-shop"]') : null
    if (link) link.target = wayOut()
  }
  document.addEventListener('click', lead, true)
  return () => {
    document.removeEventListener('click', lead, true)
  }
}

/** The origins in a configuration that is not yet checked; none where it can't be read. */
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
  readonly journey: Journey
  /** The text of the runtime configuration. */
  readonly configuration: string
}

/**
 * Makes the page a part of the one around it: a frame is as high as its page, so that nothing in it scrolls. The page around it does, once it
 * receives how far (SHELL-12). A configured page receives each state of the journey as well (BEST-12). Where there is none around, nothing is
 * done. Returns a function that stops it.
 */
export function embed({ now, journey, configuration }: Embedded): () => void {
  const allowed = allowedIn(configuration)
  const parent = parentWindowOf(window, allowed)
  if (!parent) return () => undefined
  // Before the first height is sent: a frame keeps less room for what is to come.
  document.documentElement.setAttribute('data-framed', '')
  const parts = [
    keepUnseenPresses(now),
    leadLinksOut(),
    hearParent({ parent: window.parent, allowed }),
    watchBodyHeight((height) => {
      parent.post({ type: 'RESIZE', height })
    }),
    onArrival((element) => {
      parent.post({ type: 'SCROLL', y: element.getBoundingClientRect().top + scrollY })
    }),
    tellStates(journey, parent.tell),
  ]
  return () => {
    parts.forEach((stop) => {
      stop()
    })
  }
}
