import { links } from '../../../../../styles/rhythm.css'
import { cardPaymentView } from '../../../../../machines/payment/card/view'
import { useChildView } from '../../../../checkout/use-view'
import { ProblemText } from '../../../../words/problem-text'
import { TextButton } from '../../../../components/text-button/text-button'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { CardsSkeleton } from '../../form/loading'
import { ProblemNote } from '../../form/problem-note'
import { useRefusalMoneyFact } from '../../form/use-form-money-fact'
import { LoadFailed } from '../../form/load-failed'
import { CardForm } from './card-form'
import { switchToNewCard } from './switch-card'

export function CardMethod({ actor }: { readonly actor: CardPaymentActor }) {
  const { say } = useWords()
  const view = useChildView(actor, cardPaymentView)
  const uncharged = useRefusalMoneyFact()
  if (view.kind === 'openingWallet') return <CardsSkeleton />
  if (view.kind === 'walletClosed') {
    return (
      <>
        <LoadFailed title={say('payment.walletClosed.title')} onRetry={() => actor.send({ type: 'shopper.retried' })}>
          <ProblemText problem={view.problem} />
        </LoadFailed>
        {view.isNewCardOffered && (
          <div className={links}>
            <TextButton action="pay-with-new-card" onPress={switchToNewCard(actor)}>
              {say('payment.newCard')}
            </TextButton>
          </div>
        )}
      </>
    )
  }
  return (
    <>
      <ProblemNote problem={view.problem} uncharged={uncharged} />
      <CardForm actor={actor} view={view} />
    </>
  )
}
