import { useEffect, useState } from 'react'
import { useCheckout } from '../checkout/provider'
import { useChild } from '../checkout/use-view'
import type { Reading, ReadingProps } from '../shell/reading'

/**
 * The modal for texts is as large as all else in the frame, so it is fetched when the first text is opened. When it can't be
 * had, nothing stays open that nobody sees, and the shopper is told; the link asks for it again.
 */
export function ReadingSlice(props: ReadingProps) {
  const { actor: checkout } = useCheckout()
  const reading = useChild('reading')
  const [Part, setPart] = useState<typeof Reading>()
  const isWanted = reading !== undefined && Part === undefined
  useEffect(() => {
    if (!isWanted) return
    import('../shell/reading').then(
      (chunk) => {
        setPart(() => chunk.Reading)
      },
      () => {
        checkout.getSnapshot().children.reading?.send({ type: 'shopper.closedText' })
        checkout.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
      },
    )
  }, [isWanted, checkout])
  return Part && <Part {...props} />
}
