import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { LatePart } from '../../../checkout/late-part'
import { useCheckout } from '../../../checkout/provider'
import type { VerifyIdentityProps } from './verify-identity'

const loadPart = () => import('./verify-identity').then(({ VerifyIdentity }) => VerifyIdentity)

/**
 * The modal is as large as all else of the payment, so it is fetched when a gate first asks the provider something: it is here before
 * the answer. When it can't be had nothing stays open that nobody sees, and the shopper is told; the next payment asks for it again.
 */
export function VerifyIdentityLate(props: VerifyIdentityProps) {
  const { actor } = props
  const { actor: checkout } = useCheckout()
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true)
  const giveUp = useCallback(() => {
    actor?.send({ type: 'shopper.closed' })
    checkout.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
  }, [actor, checkout])
  const wanted = isOpen ? 'now' : actor ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={loadPart} onMissing={giveUp} props={props} />
}
