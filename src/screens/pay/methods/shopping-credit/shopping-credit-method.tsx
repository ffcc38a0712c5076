import { flushSync } from 'react-dom'
import type { Problem } from '../../../../../machines/entities/problem'
import type { CreditFailure } from '../../../../../machines/payment/shopping-credit/rules'
import { shoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { useChildView } from '../../../../checkout/use-view'
import { stack } from '../../../../../styles/rhythm.css'
import { ReasonNote } from '../../../reason-note/reason-note'
import { ProblemText } from '../../../../words/problem-text'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { focusField } from '../../../../components/field/focus-field'
import { ProblemNote } from '../../form/problem-note'
import { useRefusalMoneyFact } from '../../form/use-form-money-fact'
import { LoadFailed } from '../../form/load-failed'
import { CreditForm } from './credit-form'
import { BanksSkeleton } from './credit-skeleton'
import { NotEligible } from './not-eligible'
import * as css from './shopping-credit.css'

const OWN_WORDS: Readonly<Record<CreditFailure, readonly [title: WordKey, text: WordKey]>> = {
  alreadyApplied: ['credit.failed.alreadyApplied', 'credit.failed.alreadyApplied.text'],
  outOfStock: ['credit.failed.outOfStock', 'credit.failed.outOfStock.text'],
}

interface CreditProblemProps {
  readonly problem: Problem | undefined
  readonly failure: CreditFailure | undefined
}

/** Why the previous application failed; in its own words where trying again does not help (CRED-06). */
function CreditProblem({ problem, failure }: CreditProblemProps) {
  const { say } = useWords()
  const uncharged = useRefusalMoneyFact()
  if (failure === undefined) return <ProblemNote problem={problem} uncharged={uncharged} />
  const [title, text] = OWN_WORDS[failure]
  return (
    <ReasonNote>
      <b>{say(title)}</b>
      <br />
      {say(uncharged === 'errors.noMoneyMoved' ? text : uncharged)}
    </ReasonNote>
  )
}

export interface CreditMethodProps {
  readonly actor: ShoppingCreditActor
}

function Shown({ actor }: CreditMethodProps) {
  const { say } = useWords()
  const view = useChildView(actor, shoppingCreditView)
  const retry = () => {
    flushSync(() => actor.send({ type: 'shopper.retried' }))
    // The pressed control unmounts while the request is in flight.
    focusField('credit')
  }
  switch (view.kind) {
    case 'askingBanks':
      return <BanksSkeleton />
    case 'banksUnknown':
      return (
        <LoadFailed title={say('credit.banksUnknown')} onRetry={retry}>
          <ProblemText problem={view.problem} />
        </LoadFailed>
      )
    case 'ineligible':
      return <NotEligible view={view} onRetry={retry} />
    case 'choosing':
    case 'explaining':
    case 'applying':
      return (
        <>
          <CreditProblem problem={view.problem} failure={view.failure} />
          <CreditForm actor={actor} view={view} />
        </>
      )
  }
}

/** Paying by a shopping credit from a bank (CRED-01): its banks and plans, or why none is available. */
export function ShoppingCreditMethod({ actor }: CreditMethodProps) {
  return (
    <div className={`${stack} ${css.method}`} data-field="credit" tabIndex={-1}>
      <Shown actor={actor} />
    </div>
  )
}
