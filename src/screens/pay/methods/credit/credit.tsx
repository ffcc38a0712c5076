import { creditLedger } from '../../../../../machines/payment/credit/view'
import { credit as icon } from '../../../../components/icon/later-icons'
import { payMethod, wholeSum } from '../../form/method'
import { CreditAction } from './credit-action'
import { CreditMethod } from './credit-method'
import { OverCredit } from './over-credit'

export const credit = payMethod('shoppingCredit', {
  tile: { name: 'methods.credit', icon, fact: (_, { say }) => say('methods.credit.banks') },
  Form: CreditMethod,
  Action: CreditAction,
  Over: OverCredit,
  sumOf: (snapshot) => wholeSum(creditLedger(snapshot)),
})
