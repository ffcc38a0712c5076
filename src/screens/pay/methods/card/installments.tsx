import type { InstallmentOption } from '../../../../../machines/entities/installments'
import { formatMoney, type Money as Amount } from '../../../../../machines/entities/money'
import { type InstallmentsView, installmentsView } from '../../../../../machines/payment/card/view'
import { useChildView } from '../../../../checkout/use-view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { Money } from '../../../../components/money/money'
import type { Option, OptionTag } from '../../../../components/radio-list/option-row'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import type { WordKey } from '../../../../words/word-key'
import { useWords, type Words } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { LineSkeleton, RowsSkeleton } from '../../form/loading'
import * as css from './card.css'

/** The sentence shown if there is no choice; undefined if there is one, or may be soon. */
function installmentSentence(view: InstallmentsView): WordKey | undefined {
  const { standing, options, cardType, isLimitedByBalance, isLimitedByBonus } = view
  if (standing === 'none') return 'installments.hint'
  if (standing === 'unknown') return 'installments.unknown'
  if (standing === 'asking' || options.length > 1) return undefined
  if (isLimitedByBalance) return 'mix.hindrance.installments'
  if (isLimitedByBonus) return 'installments.limitedByBonus'
  return cardType === 'bank' ? 'installments.debit' : 'installments.unavailable'
}

interface OptionFacts {
  readonly option: InstallmentOption
  readonly price: Amount
  /** Installments that a campaign adds; 0 without one. */
  readonly plusInstallment: number
}

/** An installment option as a row: their number, the monthly amount and the total. */
function installmentOption({ option, price, plusInstallment }: OptionFacts, { say, language }: Words): Option {
  const { installmentNumber: count, installmentPrice, totalPrice } = option
  const end = <Money amount={totalPrice} language={language} />
  const row = { value: String(count), end, endName: say('installments.total') }
  if (count === 1) return { ...row, title: say('installments.single') }
  const cashPrice: OptionTag = { tone: 'positive', text: say('installments.cashPrice') }
  const plus: OptionTag = { tone: 'accent', text: say('installments.plus', { count: plusInstallment }) }
  return {
    ...row,
    title: say('installments.number', { count }),
    second: say('installments.monthly', { count, amount: formatMoney(installmentPrice, language) }),
    tags: [...(totalPrice.minor === price.minor ? [cashPrice] : []), ...(plusInstallment > 0 ? [plus] : [])],
  }
}

/** Placeholder for a list, or for the sentence that there is none, so that the page moves at most once. */
function InstallmentsSkeleton({ areInstallmentsLikely }: Pick<InstallmentsView, 'areInstallmentsLikely'>) {
  if (!areInstallmentsLikely) return <LineSkeleton name="installments" />
  return <RowsSkeleton name="installments" count={3} words={[88, 112]} end={[84, 14]} isSlim />
}

/** With more rows the list scrolls, since what follows would be out of reach on a phone. */
const MOST_AT_ONCE = 7

/** The installment options of the current card. Changes are announced, since they may arrive while the shopper is elsewhere. */
export function Installments({ actor }: { readonly actor: CardPaymentActor }) {
  const words = useWords()
  const { say } = words
  const view = useChildView(actor, installmentsView)
  const { standing, price, options, selectedInstallment, bankName, cardFamilyName, plusInstallment } = view
  const hasChoice = standing === 'known' && options.length > 1
  const sentence = installmentSentence(view)
  const title = say('installments.title')
  const card = [bankName, cardFamilyName].filter(Boolean).join(' ')
  return (
    <Section title={title} aside={hasChoice && card !== '' ? <bdi>{card}</bdi> : undefined}>
      {standing === 'asking' && <InstallmentsSkeleton areInstallmentsLikely={view.areInstallmentsLikely} />}
      {hasChoice && (
        <RadioList
          // Another card's list begins at its top.
          key={view.bin}
          name="selectedInstallment"
          legend={title}
          isSlim
          isBounded={options.length > MOST_AT_ONCE}
          options={options.map((option) => installmentOption({ option, price, plusInstallment }, words))}
          selected={String(selectedInstallment)}
          onSelect={(value) => actor.send({ type: 'shopper.choseInstallment', installmentNumber: Number(value) })}
        />
      )}
      <div role="status">
        {sentence && <p className={css.installmentSentence}>{say(sentence)}</p>}
        {hasChoice && <p className={visuallyHidden}>{say('installments.found', { count: options.length })}</p>}
      </div>
    </Section>
  )
}
