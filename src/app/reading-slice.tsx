import { useCallback } from 'react'
import { useCheckout } from '../checkout/provider'
import { LatePart } from '../checkout/late-part'
import { useChild } from '../checkout/use-view'
import type { ReadingProps } from '../shell/reading'

const loadReading = () => import('../shell/reading').then(({ Reading }) => Reading)

/**
 * The modal for texts is as large as all else in the frame, so it is fetched when the first text is opened. When it can't be
 * had, nothing stays open that nobody sees, and the shopper is told; the link asks for it again.
 */
export function ReadingSlice(props: ReadingProps) {
  const { actor: checkout } = useCheckout()
  const reading = useChild('reading')
  const tellMissing = useCallback(() => {
    checkout.getSnapshot().children.reading?.send({ type: 'shopper.closedText' })
    checkout.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
  }, [checkout])
  return <LatePart wanted={reading ? 'now' : 'never'} load={loadReading} onMissing={tellMissing} props={props} />
}
