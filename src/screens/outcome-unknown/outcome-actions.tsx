import { checkingView, endingView } from '../../../machines/checkout/views'
import { reconciliationView } from '../../../machines/after/reconciliation/view'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { hostOf } from '../../checkout/host-of'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { retryArrow } from '../../components/icon/later-icons'
import { quiet } from '../../components/button/looks.css'
import { ButtonLink } from '../../components/button/button-link'
import { useWords } from '../../words/use-words'

/**
 * Buttons to go to the bank again, if this page still has the redirect; to check again; and to go back to the shop, with the token if
 * possible, so that the shop can check for itself.
 */
export function OutcomeActions() {
  const { say } = useWords()
  const { actor } = useCheckout()
  const { isOverdue } = useView(checkingView)
  const { shopUrl } = useView(endingView)
  const child = useChild('reconciliation')
  const search = useChildView(child, reconciliationView)
  // The payment call is still in flight, so no action would help.
  if (isOverdue) return null
  const hasBank = search !== undefined && (search.bankHost !== undefined || search.isLeaving)
  return (
    <div className={actions}>
      {hasBank && (
        <Button
          action="go-to-bank"
          busy={search.isLeaving}
          busyLabel={say('redirect.leaving')}
          onPress={() => child?.send({ type: 'shopper.wentToBank' })}
        >
          {say('outcome.goToBank')}
        </Button>
      )}
      <Button
        {...(hasBank && { look: quiet })}
        action="check-again"
        icon={retryArrow}
        busy={search?.isAsking ?? false}
        busyLabel={say('outcome.checking')}
        onPress={() => {
          if (child) child.send({ type: 'shopper.askedAgain' })
          else actor.send({ type: 'shopper.retried' })
        }}
      >
        {say('outcome.checkAgain')}
      </Button>
      {search?.callbackUrl !== undefined ? (
        <Button look={quiet} action="go-back" onPress={() => child?.send({ type: 'shopper.wentToShop' })}>
          {say('result.back', { host: hostOf(search.callbackUrl) })}
        </Button>
      ) : (
        shopUrl !== undefined && (
          <ButtonLink href={shopUrl} action="open-shop" look={quiet}>
            {say('result.back', { host: hostOf(shopUrl) })}
          </ButtonLink>
        )
      )}
    </div>
  )
}
