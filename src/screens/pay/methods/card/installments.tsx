import { shallowEqual, useSelector } from '@xstate/react'
import { installmentsView } from '../../../../../machines/payment/card/view'
import { visuallyHidden } from '../../../../../styles/visually-hidden.css'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import { useWords } from '../../../../words/use-words'
import type { CardPaymentActor } from '../../form/actors'
import { installmentOption } from './installment-option'
import { installmentSentence } from './installment-sentence'
import * as css from './installments.css'
import { InstallmentsRoom } from './installments-room'

/** More of them would leave what comes after out of reach on a phone. */
const MOST_AT_ONCE = 7

/** In how many installments the card on show can be paid with. What changes here while the shopper is elsewhere is announced. */
export function Installments({ actor }: { readonly actor: CardPaymentActor }) {
  const words = useWords()
  const { say } = words
  const view = useSelector(actor, installmentsView, shallowEqual)
  const { standing, price, options, selectedInstallment, bankName, cardFamilyName, plusInstallment } = view
  const hasChoice = standing === 'known' && options.length > 1
  const sentence = installmentSentence(view)
  const title = say('installments.title')
  const card = [bankName, cardFamilyName].filter(Boolean).join(' ')
  return (
    <Section title={title} aside={hasChoice && card !== '' ? <bdi>{card}</bdi> : undefined}>
      {standing === 'asking' && <InstallmentsRoom />}
      {hasChoice && (
        <RadioList
          name="selectedInstallment"
          legend={title}
          hideLegend
          isSlim
          isBounded={options.length > MOST_AT_ONCE}
          options={options.map((option) => installmentOption({ option, price, plusInstallment }, words))}
          selected={String(selectedInstallment)}
          onSelect={(value) => {
            actor.send({ type: 'shopper.choseInstallment', installmentNumber: Number(value) })
          }}
        />
      )}
      <div role="status">
        {sentence && <p className={css.sentence}>{say(sentence)}</p>}
        {hasChoice && <p className={visuallyHidden}>{say('installments.found', { count: options.length })}</p>}
      </div>
    </Section>
  )
}
