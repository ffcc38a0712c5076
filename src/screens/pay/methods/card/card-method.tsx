import { shallowEqual, useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import { ProblemText } from '../../../../words/problem-text'
import { TextButton } from '../../../../components/text-button/text-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { CardsRoom } from '../../form/loading'
import { ProblemNote } from '../../form/problem-note'
import { Unopened } from '../../form/unopened'
import { CardForm } from './card-form'
import { askingNewCard } from './switch-card'

export function CardMethod({ actor }: { readonly actor: CardPaymentActor }) {
  const { say } = useWords()
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  if (view.kind === 'openingWallet') return <CardsRoom />
  if (view.kind === 'walletClosed') {
    return (
      <>
        <Unopened title={say('payment.walletClosed.title')} onRetry={() => actor.send({ type: 'shopper.retried' })}>
          <ProblemText problem={view.problem} />
        </Unopened>
        {view.isNewCardOffered && (
          <TextButton action="pay-with-new-card" onPress={askingNewCard(actor)}>
            {say('payment.newCard')}
          </TextButton>
        )}
      </>
    )
  }
  return (
    <>
      <ProblemNote problem={view.problem} />
      <CardForm actor={actor} view={view} />
    </>
  )
}
