import { creditBreakdown, refusedByCredit } from '../../../../../machines/payment/shopping-credit/view'
import { credit as icon } from '../../../../components/icon/later-icons'
import { payMethod, wholePrice } from '../../form/method'
import { ShoppingCreditAction } from './shopping-credit-action'
import { ShoppingCreditMethod } from './shopping-credit-method'
import { ShoppingCreditDialogs } from './shopping-credit-dialogs'

export const shoppingCredit = payMethod('shoppingCredit', {
  tile: { name: 'methods.credit', icon, fact: (_, { say }) => say('methods.credit.banks') },
  Form: ShoppingCreditMethod,
  Action: ShoppingCreditAction,
  Dialogs: ShoppingCreditDialogs,
  refused: refusedByCredit,
  sumOf: (snapshot) => wholePrice(creditBreakdown(snapshot)),
})
