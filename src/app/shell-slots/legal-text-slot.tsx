import { useCallback } from 'react'
import { useCheckout } from '../../checkout/provider'
import { LatePart } from '../../checkout/late-part'
import { useChild } from '../../checkout/use-view'
import type { LegalTextProps } from '../../shell/legal-text'

const loadLegalText = () => import('../../shell/legal-text').then(({ LegalText }) => LegalText)

/**
 * The modal for texts is as large as all else in the frame, so it is fetched when the first text is opened. When it can't be
 * had, nothing stays open that nobody sees, and the shopper is told; the link asks for it again.
 */
export function LegalTextSlot(props: LegalTextProps) {
  const { actor: checkout } = useCheckout()
  const legalText = useChild('legalText')
  const tellMissing = useCallback(() => {
    checkout.getSnapshot().children.legalText?.send({ type: 'shopper.closedText' })
    checkout.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
  }, [checkout])
  return <LatePart wanted={legalText ? 'now' : 'never'} load={loadLegalText} onMissing={tellMissing} props={props} />
}
