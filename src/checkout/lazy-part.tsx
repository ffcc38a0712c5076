import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCheckout } from './provider'

export interface LazyPartProps<Props> {
  /** `soon` preloads the part. */
  readonly wanted: 'never' | 'soon' | 'now'
  /** Must be a stable reference. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Closes what the shopper opened; called if the chunk fails to load. */
  readonly close: () => void
  /** Where the shopper learns that the chunk failed: in a notice, or in the page underneath. */
  readonly fallback: 'notice' | 'page'
  /**
   * Closes the part if the shopper goes to a field or submits the form while it loads: opening later would steal their
   * keystrokes.
   */
  readonly yields?: boolean
  readonly props: Props
}

const WENT_ON = ['focusin', 'input', 'submit'] as const

/**
 * A part that loads on demand, such as a modal; renders nothing until then. After a failed load, the next request loads
 * again.
 */
export function LazyPart<Props extends object>({
  wanted,
  load,
  close,
  fallback,
  yields = false,
  props,
}: LazyPartProps<Props>) {
  const { actor } = useCheckout()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const closePart = useEffectEvent(close)
  const isDue = Part === undefined && wanted !== 'never'
  useEffect(() => {
    if (!isDue) return undefined
    // A load that fails after the shopper closed the part must not close what was opened since.
    let isAwaited = wanted === 'now'
    load().then(
      (part) => setPart(() => part),
      () => {
        if (!isAwaited) return
        closePart()
        if (fallback === 'notice') actor.send({ type: 'chunk.missed' })
      },
    )
    return () => {
      isAwaited = false
    }
  }, [isDue, wanted, load, fallback, actor])
  const isNewRef = useRef(true)
  useEffect(() => {
    const isNew = isNewRef.current
    isNewRef.current = false
    if (!yields || !isDue || wanted !== 'now') return undefined
    const leave = ({ target }: { readonly target: unknown }) => {
      // The part's own field may take the focus before this effect is cleaned up.
      const isOfForm = target instanceof HTMLInputElement || target instanceof HTMLFormElement
      if (isOfForm && !target.closest('[data-modal]')) closePart()
    }
    // The request may be older than this component, whose own chunk loads late too. At a later request the focus may
    // rightly be in a field: a screen reader's press does not move it.
    if (isNew) leave({ target: document.activeElement })
    for (const event of WENT_ON) document.addEventListener(event, leave)
    return () => {
      for (const event of WENT_ON) document.removeEventListener(event, leave)
    }
  }, [yields, isDue, wanted])
  return Part && <Part {...props} />
}
