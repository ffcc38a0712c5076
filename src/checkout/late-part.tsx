import { type ComponentType, useEffect, useState } from 'react'

export interface LatePartProps<Props> {
  /** `soon`: it had better be here when it is asked for. */
  readonly wanted: 'never' | 'soon' | 'now'
  /** The same from one drawing to the next, as `onMissing` is. */
  readonly load: () => Promise<ComponentType<Props>>
  /** It can't be had, although it is wanted now. */
  readonly onMissing: () => void
  readonly props: Props
}

/** A part whose code comes when it is wanted, such as what stands on a modal; nothing until then. */
export function LatePart<Props extends object>({ wanted, load, onMissing, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>()
  const isDue = Part === undefined && wanted !== 'never'
  useEffect(() => {
    if (!isDue) return
    load().then(
      (part) => {
        setPart(() => part)
      },
      () => {
        if (wanted === 'now') onMissing()
      },
    )
  }, [isDue, wanted, load, onMissing])
  return Part && <Part {...props} />
}
