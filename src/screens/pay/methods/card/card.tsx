import { refusedByCard, sumView } from '../../../../../machines/payment/card/view'
import { card as icon } from '../../../../components/icon/later-icons'
import { type MethodPrice, payMethod } from '../../form/method'
import { CardAction } from './card-action'
import { CardMethod } from './card-method'
import { CardDialogs } from './card-dialogs'
import { CARD_HANDLES } from './pay-by-card'

export const card = payMethod('cardPayment', {
  tile: {
    name: 'methods.card',
    icon,
    fact({ savedCards }, { say }) {
      if (savedCards === 'coming') return undefined
      if (savedCards === undefined) return say('methods.card.any')
      return savedCards === 0 ? say('payment.newCard') : say('methods.card.saved', { count: savedCards })
    },
  },
  Form: CardMethod,
  Action: CardAction,
  Dialogs: CardDialogs,
  refused: refusedByCard,
  handles: CARD_HANDLES,
  sumOf(snapshot): MethodPrice {
    const sum = sumView(snapshot)
    return { ...sum, left: sum.cardPart }
  },
})
