import { type ComponentType, useEffect, useState } from 'react'
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
  readonly props: Props
}

/** A part whose code comes when it is wanted, such as a modal; nothing until then. The next wish loads it again. */
export function LatePart<Props extends object>({ wanted, load, close, fallback, props }: LatePartProps<Props>) {
  const { actor } = useCheckout()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isDue = Part === undefined && wanted !== 'never'
  useEffect(() => {
    if (!isDue) return
    load().then(
      (part) => setPart(() => part),
      () => {
        if (wanted !== 'now') return
        close()
        if (fallback === 'notice') actor.send({ type: 'chunk.missed' })
      },
    )
  }, [isDue, wanted, load, close, fallback, actor])
  return Part && <Part {...props} />
}
