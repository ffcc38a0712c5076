import {
  creditBreakdown,
  refusedCreditFields,
  type CreditFormView,
  shoppingCreditView,
} from '../../../../../machines/payment/shopping-credit/view'
import { LazyPart } from '../../../../checkout/lazy-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChildView } from '../../../../checkout/use-view'
import { credit as icon } from '../../../../components/icon/later-icons'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { payMethod, wholePrice } from '../../form/method'
import { PayButton } from '../../form/pay-button'
import { pressPay } from '../../form/press-pay'
import { ShoppingCreditMethod } from './shopping-credit-method'

const REASONS: Readonly<Record<NonNullable<CreditFormView['missing']>, WordKey>> = {
  connection: 'credit.reason.connection',
  bank: 'credit.reason.bank',
  agreement: 'credit.reason.agreement',
}

/** The button that goes on to the bank. Renders nothing if no bank can be chosen: then the next step is in the page. */
function ShoppingCreditAction({ actor }: { readonly actor: ShoppingCreditActor }) {
  const { say } = useWords()
  const view = useChildView(actor, shoppingCreditView)
  const isAsking = view.kind === 'askingBanks'
  const form = 'banks' in view ? view : undefined
  if (!isAsking && !form?.lenders.length) return null
  const apply = () => actor.send({ type: 'shopper.applied' })
  return (
    <PayButton
      action="apply"
      label={say('credit.apply')}
      busyLabel={say(isAsking ? 'shell.loading' : 'credit.applying')}
      reason={form?.missing && REASONS[form.missing]}
      repricedReason="credit.reason.newPrice"
      isBusy={isAsking || view.kind === 'applying'}
      onPress={() => {
        pressPay(actor, apply, shoppingCreditView)
      }}
    />
  )
}

const howToApply = () => import('./how-to-apply').then(({ HowToApply }) => HowToApply)

/** If its chunk fails to load, no explanation opens: the shopper is back at the form and can ask again. */
function ShoppingCreditDialogs() {
  const actor = useMethod('shoppingCredit')
  const kind = useChildView(actor, (snapshot) => shoppingCreditView(snapshot).kind)
  const close = () => actor?.send({ type: 'shopper.closed' })
  const wanted = kind === 'explaining' ? 'now' : kind === 'choosing' ? 'soon' : 'never'
  return <LazyPart wanted={wanted} load={howToApply} close={close} fallback="page" props={{}} />
}

export const shoppingCredit = payMethod('shoppingCredit', {
  tile: { name: 'methods.credit', icon, fact: (_, { say }) => say('methods.credit.banks') },
  Form: ShoppingCreditMethod,
  Action: ShoppingCreditAction,
  Dialogs: ShoppingCreditDialogs,
  refused: refusedCreditFields,
  breakdownOf: (snapshot) => wholePrice(creditBreakdown(snapshot)),
})
