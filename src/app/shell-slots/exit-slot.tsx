import { useCallback } from 'react'
import { exitView } from '../../../machines/checkout/views'
import { LatePart } from '../../checkout/late-part'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'

const loadModal = () => import('../../shell/exit-modal').then(({ ExitModal }) => ExitModal)

const NO_PROPS = {}

/** Fetched when the shopper first wants to leave. */
export function ExitSlot() {
  const { actor } = useCheckout()
  const { isOpen } = useView(exitView)
  const close = useCallback(() => {
    actor.send({ type: 'shopper.keptPaying' })
  }, [actor])
  return (
    <LatePart wanted={isOpen ? 'now' : 'never'} load={loadModal} close={close} fallback="notice" props={NO_PROPS} />
  )
}
