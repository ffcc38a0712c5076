import { balanceBreakdown, balancePaymentView } from '../../../../../machines/payment/balance/view'
import { formatMoney } from '../../../../../machines/entities/money'
import { wallet as icon } from '../../../../components/icon/later-icons'
import { payMethod, wholePrice } from '../../form/method'
import { BalanceAction } from './balance-action'
import { BalanceMethod } from './balance-method'
import { BalanceDialogs } from './balance-dialogs'

export const balance = payMethod('balancePayment', {
  tile: {
    name: 'methods.balance',
    icon,
    fact({ balance: held, balanceIs, isBalanceInsufficient, isBalanceOfOtherCurrency }, { say, language }) {
      if (!held) return balanceIs === 'asking' ? undefined : say('methods.unavailable')
      const amount = formatMoney(held, language)
      if (isBalanceOfOtherCurrency) return say('methods.balance.otherCurrency', { amount })
      return isBalanceInsufficient ? say('methods.balance.short', { amount }) : amount
    },
  },
  Form: BalanceMethod,
  Action: BalanceAction,
  Dialogs: BalanceDialogs,
  // A balance that is not enough, or that nobody knows, pays nothing.
  sumOf(snapshot) {
    const sum = wholePrice(balanceBreakdown(snapshot))
    const isEnough = balancePaymentView(snapshot).balanceAfter !== undefined
    return { ...sum, balanceUsed: isEnough ? sum.balanceUsed : undefined }
  },
})
