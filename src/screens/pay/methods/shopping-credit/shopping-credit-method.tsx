import { useSelector } from '@xstate/react'
import { flushSync } from 'react-dom'
import { shoppingCreditView } from '../../../../../machines/payment/shopping-credit/view'
import { stack } from '../../../../../styles/rhythm.css'
import { ProblemText } from '../../../../words/problem-text'
import { useWords } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { focusField } from '../../../../components/field/focus-field'
import { isSame } from '../../form/same-view'
import { Unopened } from '../../form/unopened'
import { CreditForm } from './credit-form'
import { CreditProblem } from './credit-problem'
import { BanksRoom } from './credit-room'
import * as css from './shopping-credit.css'
import { NotEligible } from './not-eligible'

export interface CreditMethodProps {
  readonly actor: ShoppingCreditActor
}

function Shown({ actor }: CreditMethodProps) {
  const { say } = useWords()
  const view = useSelector(actor, shoppingCreditView, isSame)
  const retry = () => {
    flushSync(() => {
      actor.send({ type: 'shopper.retried' })
    })
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
