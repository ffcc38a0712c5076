import { useCallback } from 'react'
import { exitView } from '../../../machines/checkout/views'
import { LatePart } from '../../checkout/late-part'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'

const loadModal = () => import('../../shell/exit-modal').then(({ ExitModal }) => ExitModal)

const NO_PROPS = {}

/** Fetched when somebody first wants to leave. When it can't be had, nothing stays open that nobody sees, and the shopper is told. */
export function ExitSlot() {
  const { actor } = useCheckout()
  const { isOpen } = useView(exitView)
  const tellMissing = useCallback(() => {
    actor.send({ type: 'shopper.keptPaying' })
    actor.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
  }, [actor])
  return <LatePart wanted={isOpen ? 'now' : 'never'} load={loadModal} onMissing={tellMissing} props={NO_PROPS} />
}
