import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { LatePart } from '../../../checkout/late-part'
import type { VerifyIdentityProps } from './verify-identity'

const loadPart = () => import('./verify-identity').then(({ VerifyIdentity }) => VerifyIdentity)

/**
 * The modal is as large as all else of the payment, so it is fetched when a gate first asks the provider something: it is here before
 * the answer. The next payment asks again for a modal that is missing.
 */
export function VerifyIdentityLate(props: VerifyIdentityProps) {
  const { actor } = props
  const isOpen = useSelector(actor, (snapshot) => snapshot?.hasTag('modal') === true)
  const close = useCallback(() => actor?.send({ type: 'shopper.closed' }), [actor])
  const wanted = isOpen ? 'now' : actor ? 'soon' : 'never'
  return <LatePart wanted={wanted} load={loadPart} close={close} fallback="notice" props={props} />
}
