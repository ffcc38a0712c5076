import { useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../machines/card-payment/view'
import { TRANSFER_DAYS } from '../../../machines/bank-transfer/rules'
import { formatMoney } from '../../../machines/entities/money'
import type { Method } from '../../../machines/payment/methods'
import type { PaymentView } from '../../../machines/payment/view'
import { useMethod } from '../../checkout/use-method'
import type { IconSource } from '../../components/icon/icons'
import { bank, card, credit, wallet } from '../../components/icon/later-icons'
import type { Tile } from '../../components/tiles/tiles'
import type { WordKey } from '../../words/table'
import { type Words, useWords } from '../../words/use-words'

const FACES: Record<Method, readonly [name: WordKey, icon: IconSource]> = {
  'credit-card': ['methods.card', card],
  balance: ['methods.balance', wallet],
  'shopping-credit': ['methods.credit', credit],
  'bank-transfer': ['methods.transfer', bank],
}

type Fact = (view: PaymentView, words: Words) => string | undefined

/** What there is to know of a method before it is chosen; undefined while that is on its way. */
const FACTS: Record<Method, Fact> = {
  'credit-card': ({ savedCards: count }, { say }) => {
    if (count === undefined) return say('methods.card.any')
    return count === 0 ? say('payment.newCard') : say('methods.card.saved', { count })
  },
  balance: ({ balance, balanceIs, isBalanceInsufficient }, { say, language }) => {
    if (!balance) return balanceIs === 'asking' ? undefined : say('methods.unavailable')
    const amount = formatMoney(balance, language)
    return isBalanceInsufficient ? say('methods.balance.short', { amount }) : amount
  },
  'shopping-credit': (_, { say }) => say('methods.credit.banks'),
  'bank-transfer': (_, { say }) => say('methods.transfer.days', { count: TRANSFER_DAYS }),
}

/** The methods as tiles. */
export function useMethodTiles(view: PaymentView): readonly Tile[] {
  const words = useWords()
  const areCardsComing = useSelector(
    useMethod('cardPayment'),
    (snapshot) => snapshot !== undefined && cardPaymentView(snapshot).kind === 'openingWallet',
  )
  return view.methods.map((method) => {
    const [name, icon] = FACES[method]
    const isComing = method === 'credit-card' && areCardsComing
    return { value: method, icon, title: words.say(name), fact: isComing ? undefined : FACTS[method](view, words) }
  })
}
