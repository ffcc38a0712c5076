import { shallowEqual, useSelector } from '@xstate/react'
import { cardPaymentView } from '../../../machines/card-payment/view'
import type { MessageKey } from '../../../machines/entities/message-key'
import { useArrival } from '../../checkout/use-arrival'
import { useChild } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { again } from '../../components/icon/later-icons'
import { second } from '../../components/button/looks.css'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { Note } from '../../components/note/note'
import { ProblemText } from '../../words/problem-text'
import { useWords } from '../../words/use-words'
import { CardForm } from './card-form'
import type { CardPaymentActor } from './card-payment-actor'
import { PayLoading } from './loading'

/** These sentences say by themselves that no money has moved. */
const SAY_SO: readonly MessageKey[] = ['errors.notCharged', 'errors.bankPage']

function CardMethod({ actor }: { readonly actor: CardPaymentActor }) {
  const { say } = useWords()
  const view = useSelector(actor, cardPaymentView, shallowEqual)
  if (view.kind === 'openingWallet') return <PayLoading />
  if (view.kind === 'walletClosed') {
    return (
      <>
        <Note tone="danger" icon="alert-circle" role="alert">
          <b>{say('payment.walletClosed.title')}</b>
          <br />
          <ProblemText problem={view.problem} />
        </Note>
        <Button
          look={second}
          action="try-again"
          icon={again}
          onPress={() => {
            actor.send({ type: 'shopper.retried' })
          }}
        >
          {say('shell.tryAgain')}
        </Button>
      </>
    )
  }
  return (
    <>
      {view.problem && (
        <Note tone="danger" icon="alert-circle" role="alert">
          <b>
            <ProblemText problem={view.problem} />
          </b>
          {!SAY_SO.includes(view.problem.key) && (
            <>
              <br />
              {say('errors.noMoneyMoved')}
            </>
          )}
        </Note>
      )}
      <CardForm actor={actor} view={view} />
    </>
  )
}

/** `/pay`: how to pay, so far by card. */
export function PayScreen() {
  const { say } = useWords()
  const actor = useChild('cardPayment')
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="pay">
      <Heading headingRef={headingRef}>{say('payment.heading')}</Heading>
      {actor ? <CardMethod actor={actor} /> : <PayLoading />}
    </Main>
  )
}
