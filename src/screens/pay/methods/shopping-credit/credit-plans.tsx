import { useSelector } from '@xstate/react'
import { formatMoney } from '../../../../../machines/entities/money'
import type { CreditBank } from '../../../../../machines/entities/shopping-credit'
import { SAMPLE_AMOUNT, bankOf } from '../../../../../machines/payment/shopping-credit/rules'
import {
  type CreditPlansView,
  creditPlansView,
  type CreditFormView,
  type ShoppingCreditView,
} from '../../../../../machines/payment/shopping-credit/view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { again } from '../../../../components/icon/later-icons'
import { Section } from '../../../../components/section/section'
import { TextButton } from '../../../../components/text-button/text-button'
import { useWords } from '../../../../words/use-words'
import { isSame } from '../../form/same-view'
import { bankNameOf } from './bank-option'
import { PlansRoom } from './credit-room'
import * as css from './shopping-credit.css'
import { PlanNotes } from './plan-notes'
import { PlanTable } from './plan-table'
import type { ShoppingCreditActor } from '../../form/actors'

function HowToApply({ actor, view }: CreditFormProps) {
  const { say } = useWords()
  return (
    <span className={css.aside}>
      <TextButton
        action="how-to-apply"
        isClosed={view.kind === 'applying'}
        onPress={() => {
          actor.send({ type: 'shopper.askedHow' })
        }}
      >
        {say('credit.how')}
      </TextButton>
    </span>
  )
}

/** By way of example, while the order has no plan yet (CRED-08). */
function SamplePlan({ samplePlans, sampleBank }: CreditPlansView) {
  const { say, language } = useWords()
  if (!samplePlans || samplePlans.length === 0 || !sampleBank) return null
  const caption = say('credit.plan.sample', {
    bank: bankNameOf(sampleBank),
    amount: formatMoney(SAMPLE_AMOUNT, language),
  })
  return (
    <div data-plan="sample">
      <PlanTable caption={caption} plans={samplePlans} />
      <PlanNotes plans={samplePlans} />
    </div>
  )
}

interface OwnPlanProps extends Pick<CreditPlansView, 'plans'> {
  readonly bank: CreditBank | undefined
  readonly view: CreditFormProps['view']
}

function OwnPlan({ plans, bank, view: { price } }: OwnPlanProps) {
  const { say, language } = useWords()
  if (!plans || plans.length === 0 || !bank) return null
  const caption = say('credit.plan.of', { bank: bankNameOf(bank), amount: formatMoney(price, language) })
  return (
    <div data-plan="own">
      <PlanTable caption={caption} hideCaption plans={plans} />
      <PlanNotes plans={plans} />
    </div>
  )
}

/** How the chosen bank would have the order paid back. What changes here while the shopper is elsewhere is announced. */
export function CreditPlans({ actor, view }: CreditFormProps) {
  const { say } = useWords()
  const plansView = useSelector(actor, creditPlansView, isSame)
  const { standing, plans } = plansView
  const bank = bankOf(view.banks, view.selectedAcquirer)
  const isEmpty = plans?.length === 0
  return (
    <Section title={say('credit.plan')} aside={<HowToApply actor={actor} view={view} />}>
      <div role="status">
        {standing === 'none' && <p className={css.lead}>{say('credit.plan.choose')}</p>}
        {standing === 'unknown' && <p className={css.lead}>{say('credit.plan.unknown')}</p>}
        {isEmpty && <p className={css.lead}>{say('credit.plan.none')}</p>}
        {plans && !isEmpty && bank && (
          <p className={visuallyHidden}>{say('credit.plan.found', { count: plans.length, bank: bankNameOf(bank) })}</p>
        )}
      </div>
      {standing === 'unknown' && (
        <TextButton
          action="ask-plans"
          icon={again}
          onPress={() => {
            actor.send({ type: 'shopper.askedPlans' })
          }}
        >
          {say('credit.plan.again')}
        </TextButton>
      )}
      {standing === 'asking' ? (
        <PlansRoom />
      ) : plans ? (
        <OwnPlan plans={plans} bank={bank} view={view} />
      ) : (
        <SamplePlan {...plansView} />
      )}
    </Section>
  )
}

export interface CreditFormProps {
  readonly actor: ShoppingCreditActor
  readonly view: Extract<ShoppingCreditView, CreditFormView>
}
