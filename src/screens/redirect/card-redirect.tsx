import { shallowEqual, useSelector } from '@xstate/react'
import { redirectView } from '../../../machines/payment/attempt/view'
import type { AttemptActor } from '../pay/form/actors'
import { RedirectPage } from './redirect-page'

interface CardRedirectProps {
  readonly actor: AttemptActor
}

/** `/result-page` before there is a result: the card’s own bank, or the wallet of the banks (CARD-10). */
export function CardRedirect({ actor }: CardRedirectProps) {
  const { choice, ...redirect } = useSelector(actor, redirectView, shallowEqual)
  return (
    <RedirectPage
      screen="result"
      way={choice === 'bkm' ? 'bkm' : 'threeDS'}
      {...redirect}
      onContinue={() => {
        actor.send({ type: 'shopper.wentToBank' })
      }}
    />
  )
}
