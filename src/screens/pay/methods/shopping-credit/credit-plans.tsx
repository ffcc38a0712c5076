import { formatMoney, type Money as Amount } from '../../../../../machines/entities/money'
import type { CreditBank, CreditPlan } from '../../../../../machines/entities/shopping-credit'
import { bankOf, SAMPLE_AMOUNT } from '../../../../../machines/payment/shopping-credit/rules'
import {
  type CreditFormView,
  type CreditPlansView,
  creditPlansView,
  type ShoppingCreditView,
} from '../../../../../machines/payment/shopping-credit/view'
import { useChildView } from '../../../../checkout/use-view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { retryArrow } from '../../../../components/icon/later-icons'
import { Money } from '../../../../components/money/money'
import { Section } from '../../../../components/section/section'
import { type Column, Table } from '../../../../components/table/table'
import { TextButton } from '../../../../components/text-button/text-button'
import { percent } from '../../../../words/percent'
import type { WordKey } from '../../../../words/word-key'
import { useWords, type Words } from '../../../../words/use-words'
import type { ShoppingCreditActor } from '../../form/actors'
import { bankNameOf } from './bank-option'
import { PlansSkeleton } from './credit-skeleton'
import * as css from './shopping-credit.css'

const HEADS = [
  ['term', 'credit.term'],
  ['monthly', 'credit.monthly'],
  ['rate', 'credit.interest'],
  ['total', 'credit.total'],
] as const satisfies readonly (readonly [key: string, head: WordKey])[]

interface PlanTableProps {
  readonly caption: string
  readonly hideCaption?: boolean
  readonly plans: readonly CreditPlan[]
}

/** Payment plans of a shopping credit, one row per number of installments (CRED-02). */
function PlanTable({ caption, hideCaption = false, plans }: PlanTableProps) {
  const { say, language } = useWords()
  const columns = HEADS.map(([key, head], index): Column => ({
    key,
    head: say(head),
    align: index === 0 ? 'start' : 'end',
  }))
  const rows = plans.map(({ installmentNumber, installmentPrice, interestRate, totalPrice }, index) => ({
    key: String(index),
    cells: {
      term: say('credit.months', { count: installmentNumber }),
      monthly: (
        <b>
          <Money amount={installmentPrice} language={language} />
        </b>
      ),
      rate: percent(interestRate, language),
      total: <Money amount={totalPrice} language={language} />,
    },
  }))
  return <Table caption={caption} hideCaption={hideCaption} columns={columns} rows={rows} />
}

const isLess = (one: Amount, other: Amount) => one.minor < other.minor

/** The bank's allocation fee over all terms; undefined if it is unknown for any of them. */
export function feeText(plans: readonly CreditPlan[], { say, language }: Words): string | undefined {
  const fees = plans.flatMap(({ allocationFee }) => (allocationFee ? [allocationFee] : []))
  const [first, ...others] = fees
  if (!first || fees.length < plans.length) return undefined
  const least = others.reduce((one, other) => (isLess(other, one) ? other : one), first)
  const most = others.reduce((one, other) => (isLess(one, other) ? other : one), first)
  if (least.minor === most.minor) return say('credit.plan.fee', { amount: formatMoney(first, language) })
  return say('credit.plan.fees', { min: formatMoney(least, language), max: formatMoney(most, language) })
}

/** What the figures above include, and that the bank decides on them. */
function PlanNotes({ plans }: { readonly plans: readonly CreditPlan[] }) {
  const words = useWords()
  const sentences = [words.say('credit.plan.taxes'), feeText(plans, words), words.say('credit.plan.bank')]
  return <p className={css.fine}>{sentences.filter(Boolean).join(' ')}</p>
}

function HowToApply({ actor, view }: CreditFormProps) {
  const { say } = useWords()
  return (
    <span className={css.aside}>
      <TextButton
        action="how-to-apply"
        isClosed={view.kind === 'applying'}
        onPress={() => actor.send({ type: 'shopper.askedHow' })}
      >
        {say('credit.how')}
      </TextButton>
    </span>
  )
}

/** An example, shown while the order has no plan yet (CRED-08). */
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

/** The chosen bank's payment plans for the order. Changes are announced, since they may arrive while the shopper is elsewhere. */
export function CreditPlans({ actor, view }: CreditFormProps) {
  const { say } = useWords()
  const plansView = useChildView(actor, creditPlansView)
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
        <TextButton action="ask-plans" icon={retryArrow} onPress={() => actor.send({ type: 'shopper.askedPlans' })}>
          {say('credit.plan.again')}
        </TextButton>
      )}
      {standing === 'asking' ? (
        <PlansSkeleton />
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
