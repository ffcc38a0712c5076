import { formatMoney } from '../../../../../machines/entities/money'
import {
  balanceBreakdown,
  type BalancePaymentView,
  balancePaymentView,
} from '../../../../../machines/payment/balance/view'
import { type PaymentView, paymentView } from '../../../../../machines/payment/view'
import { LazyPart } from '../../../../checkout/lazy-part'
import { useMethod } from '../../../../checkout/use-method'
import { useChild, useChildView } from '../../../../checkout/use-view'
import { wallet as icon } from '../../../../components/icon/later-icons'
import { Money } from '../../../../components/money/money'
import type { WordKey } from '../../../../words/word-key'
import type { BalancePaymentActor } from '../../form/actors'
import { payMethod, wholePrice } from '../../form/method'
import { PayButton } from '../../form/pay-button'
import { pressPay } from '../../form/press-pay'
import { REASONS, usePayWords } from '../../form/use-pay-words'
import { BalanceMethod } from './balance-method'

const balanceInfo = () => import('./balance-info').then(({ BalanceInfo }) => BalanceInfo)

const isShort = ({ isBalanceInsufficient, methods }: PaymentView) =>
  isBalanceInsufficient && methods.includes('balance')

/** Loads its code once the balance is known to be too low. If that fails, the screen under it says the same. */
function BalanceDialogs() {
  const actor = useMethod('balancePayment')
  const isNear = useChildView(useChild('payment'), (snapshot) => isShort(paymentView(snapshot)))
  const isOpen = useChildView(actor, (snapshot) => balancePaymentView(snapshot).kind === 'explaining')
  const close = () => actor?.send({ type: 'shopper.closed' })
  return (
    <LazyPart
      wanted={isOpen ? 'now' : isNear ? 'soon' : 'never'}
      load={balanceInfo}
      close={close}
      fallback="page"
      props={{}}
    />
  )
}

function reasonOf({ missing, isInsufficient, isOfOtherCurrency }: BalancePaymentView): WordKey | undefined {
  if (missing === 'balance' && isOfOtherCurrency) return 'payment.reason.otherCurrency'
  if (missing === 'balance') return isInsufficient ? 'payment.reason.balance' : 'payment.reason.balanceUnknown'
  return missing && REASONS[missing]
}

function BalanceAction({ actor }: { readonly actor: BalancePaymentActor }) {
  const view = useChildView(actor, balancePaymentView)
  const say = usePayWords()
  const pay = () => actor.send({ type: 'shopper.paid' })
  return (
    <PayButton
      action="pay"
      {...say(view.price)}
      reason={reasonOf(view)}
      isBusy={view.kind === 'paying'}
      onPress={() => {
        pressPay(actor, pay, balancePaymentView)
      }}
    />
  )
}

export const balance = payMethod('balancePayment', {
  tile: {
    name: 'methods.balance',
    icon,
    fact({ balance: held, balanceIs, isBalanceInsufficient, isBalanceOfOtherCurrency }, { say, language }) {
      if (!held) return balanceIs === 'asking' ? undefined : say('methods.unavailable')
      const amount = formatMoney(held, language)
      if (isBalanceOfOtherCurrency) return say('methods.balance.otherCurrency', { amount })
      if (isBalanceInsufficient) return say('methods.balance.short', { amount })
      return <Money amount={held} language={language} />
    },
  },
  Form: BalanceMethod,
  Action: BalanceAction,
  Dialogs: BalanceDialogs,
  // A balance that is too low or unknown pays nothing.
  breakdownOf(snapshot) {
    const sum = wholePrice(balanceBreakdown(snapshot))
    const isEnough = balancePaymentView(snapshot).balanceAfter !== undefined
    return { ...sum, balanceUsed: isEnough ? sum.balanceUsed : undefined }
  },
})
