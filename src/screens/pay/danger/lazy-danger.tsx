import { useSelector } from '@xstate/react'
import { LazyPart } from '../../../checkout/lazy-part'
import { useAttempt } from '../../../checkout/use-method'
import { useChild } from '../../../checkout/use-view'

const loadPart = () => import('./danger').then(({ Danger }) => Danger)

/** The danger modal is rare, so it is fetched when it opens. If its chunk fails to load, the page says the same. */
export function LazyDanger() {
  const payment = useChild('payment')
  const attempt = useAttempt()
  const isDeadEnd = useSelector(payment, (snapshot) => snapshot?.hasTag('dangerShown') === true)
  const isRepriced = useSelector(attempt, (snapshot) => snapshot?.hasTag('dangerShown') === true)
  const close = () => {
    for (const actor of [payment, attempt]) actor?.send({ type: 'shopper.closedDanger' })
  }
  return (
    <LazyPart
      wanted={isDeadEnd || isRepriced ? 'now' : 'never'}
      load={loadPart}
      close={close}
      fallback="page"
      props={{}}
    />
  )
}
