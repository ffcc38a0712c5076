import { useCallback } from 'react'
import { useCheckout } from '../../checkout/provider'
import { LatePart } from '../../checkout/late-part'
import { useChild } from '../../checkout/use-view'
import type { LegalTextProps } from '../../shell/legal-text'

const loadLegalText = () => import('../../shell/legal-text').then(({ LegalText }) => LegalText)

/**
 * The modal for texts is as large as all else in the frame, so it is fetched when the first text is opened. The
 * link asks again for a modal that is missing.
 */
export function LegalTextSlot(props: LegalTextProps) {
  const { actor: checkout } = useCheckout()
  const legalText = useChild('legalText')
  const close = useCallback(() => {
    checkout.getSnapshot().children.legalText?.send({ type: 'shopper.closedText' })
  }, [checkout])
  return (
    <LatePart wanted={legalText ? 'now' : 'never'} load={loadLegalText} close={close} fallback="notice" props={props} />
  )
}
