import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useCheckout } from './provider'

export interface LatePartProps<Props> {
  /** `soon`: it had better be here when it is asked for. */
  readonly wanted: 'never' | 'soon' | 'now'
  /** The same from one drawing to the next, as `close` is. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Closes what the shopper opened: without its code it can't be drawn. */
  readonly close: () => void
  /** Where the shopper reads that the code is missing: in a notice, or in what the page under it says. */
  readonly fallback: 'notice' | 'page'
  /** A shopper who goes to a field or sends the form meanwhile has done without it: what opened then would take their keys. */
  readonly yields?: boolean
  readonly props: Props
}

const WENT_ON = ['focusin', 'input', 'submit'] as const

/** A part whose code comes when it is wanted, such as a modal; nothing until then. The next wish loads it again. */
export function LatePart<Props extends object>({
  wanted,
  load,
  close,
  fallback,
  yields = false,
  props,
}: LatePartProps<Props>) {
  const { actor } = useCheckout()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isDue = Part === undefined && wanted !== 'never'
  useEffect(() => {
    if (!isDue) return undefined
    // A failure after it was closed says nothing, and closes nothing that was opened since.
    let isAwaited = wanted === 'now'
    load().then(
      (part) => setPart(() => part),
      () => {
        if (!isAwaited) return
        close()
        if (fallback === 'notice') actor.send({ type: 'chunk.missed' })
      },
    )
    return () => {
      isAwaited = false
    }
  }, [isDue, wanted, load, close, fallback, actor])
  const isNewRef = useRef(true)
  useEffect(() => {
    const isNew = isNewRef.current
    isNewRef.current = false
    if (!yields || !isDue || wanted !== 'now') return undefined
    const leave = ({ target }: { readonly target: unknown }) => {
      // The part's own field takes the focus before this effect has ended.
      const isOfForm = target instanceof HTMLInputElement || target instanceof HTMLFormElement
      if (isOfForm && !target.closest('[data-modal]')) close()
    }
    // The wish may be older than this part, whose own code comes late as well. A later one may leave the focus where it is: a screen reader's press does.
    if (isNew) leave({ target: document.activeElement })
    for (const event of WENT_ON) document.addEventListener(event, leave)
    return () => {
      for (const event of WENT_ON) document.removeEventListener(event, leave)
    }
  }, [yields, isDue, wanted, close])
  return Part && <Part {...props} />
}
