import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import type { Problem } from '../../../../../machines/entities/problem'
import type { CreditFailure } from '../../../../../machines/payment/shopping-credit/rules'
import { shoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { stack } from '../../../../../styles/rhythm.css'
import { Note } from '../../../../components/note/note'
import { ProblemText } from '../../../../words/problem-text'
import type { WordKey } from '../../../../words/word-key'
import { useWords } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { focusField } from '../../../../components/field/focus-field'
import { ProblemNote } from '../../form/problem-note'
import { isSame } from '../../form/same-view'
import { Unopened } from '../../form/unopened'
import { CreditForm } from './credit-form'
import { BanksRoom } from './credit-room'
import { NotEligible } from './not-eligible'
import * as css from './shopping-credit.css'

/** What has happened, and what it means for the shopper. */
const OWN_WORDS: Readonly<Record<CreditFailure, readonly [title: WordKey, text: WordKey]>> = {
  alreadyApplied: ['credit.failed.alreadyApplied', 'credit.failed.alreadyApplied.text'],
  outOfStock: ['credit.failed.outOfStock', 'credit.failed.outOfStock.text'],
}

interface CreditProblemProps {
  readonly problem: Problem | undefined
  readonly failure: CreditFailure | undefined
}

/** How a former application ended: in words of its own where trying again is no way on (CRED-06). */
function CreditProblem({ problem, failure }: CreditProblemProps) {
  const { say } = useWords()
  if (failure === undefined) return <ProblemNote problem={problem} />
  const [title, text] = OWN_WORDS[failure]
  return (
    <Note tone="danger" icon="alert-circle" role="alert">
      <b>{say(title)}</b>
      <br />
      {say(text)}
    </Note>
  )
}

export interface CreditMethodProps {
  readonly actor: ShoppingCreditActor
}

function Shown({ actor }: CreditMethodProps) {
  const { say } = useWords()
  const view = useSelector(actor, shoppingCreditView, isSame)
  const retry = () => {
    flushSync(() => actor.send({ type: 'shopper.retried' }))
    // The control that was pressed goes while it is asked for.
    focusField('credit')
  }
  switch (view.kind) {
    case 'askingBanks':
      return <BanksRoom />
    case 'banksUnknown':
      return (
        <Unopened title={say('credit.banksUnknown')} onRetry={retry}>
          <ProblemText problem={view.problem} />
        </Unopened>
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

/** Paying by a credit that a bank gives for the order (CRED-01): its banks and plans, or why there is none to be had. */
export function ShoppingCreditMethod({ actor }: CreditMethodProps) {
  return (
    <div className={`${stack} ${css.method}`} data-field="credit" tabIndex={-1}>
      <Shown actor={actor} />
    </div>
  )
}
