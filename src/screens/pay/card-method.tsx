import { shallowEqual, useSelector } from '@xstate/react'
import { cardPaymentView, priceChangeView } from '../../../machines/card-payment/view'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'
import type { CardPaymentActor } from './actors'
import { CardForm } from './card-form'
import { CardsRoom } from './loading'
import { PriceChange } from './price-change'
import { ProblemNote } from './problem-note'
import { isSame } from './same-view'
import { Unopened } from './unopened'

/** Paying by card. */
export function CardMethod({ actor }: { readonly actor: CardPaymentActor }) {
  const { say } = useWords()
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  const change = useSelector(actor, priceChangeView, isSame)
  if (view.kind === 'openingWallet') return <CardsRoom />
  if (view.kind === 'walletClosed') {
    return (
      <Unopened
        title={say('payment.walletClosed.title')}
        onRetry={() => {
          actor.send({ type: 'shopper.retried' })
        }}
      >
        <ProblemText problem={view.problem} />
      </Unopened>
    )
  }
  return (
    <>
      <ProblemNote problem={view.problem} />
      {view.kind === 'accepting' && <PriceChange actor={actor} change={change} />}
      <CardForm actor={actor} view={view} />
    </>
  )
}
