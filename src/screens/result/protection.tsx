import { useSelector } from '@xstate/react'
import {
  DEFECT_CLAIM,
  DISPUTE_DECISION,
  NON_DELIVERY_CLAIM,
  SELLER_OBJECTION,
  SELLER_RESPONSE,
} from '../../../machines/entities/agreed-figures'
import type { CalendarDay } from '../../../machines/entities/instant'
import { protectionDays } from '../../../machines/after/protected-shopping/view'
import { useCheckout } from '../../checkout/provider'
import { useChild, useChildView } from '../../checkout/use-view'
import { Section } from '../../components/section/section'
import { TextButton } from '../../components/text-button/text-button'
import { Timeline } from '../../components/timeline/timeline'
import { keptDay } from '../../words/long-day'
import { useWords } from '../../words/use-words'
import { screenOnly } from './result.css'

/** The deadlines of a protected purchase (AGR-03), and a link to the text about them. */
export function Protection({ isAwaited }: { readonly isAwaited: boolean }) {
  const { say, language } = useWords()
  const { actor: checkout } = useCheckout()
  const after = useChild('resultExtras')
  const shopping = useSelector(after, (snapshot) => snapshot?.children.protectedShopping)
  const days = useChildView(shopping, protectionDays)
  if (!days) return null
  const { orderedOn, nonDeliveryBy } = days
  const dated = (day: CalendarDay | undefined) => day && <time>{keptDay(day, language)}</time>
  const ordered = say(isAwaited ? 'protection.begun' : 'protection.ordered')
  const undelivered = nonDeliveryBy
    ? say('protection.nonDelivery.until', { day: keptDay(nonDeliveryBy, language) })
    : say('protection.nonDelivery.within', { count: NON_DELIVERY_CLAIM.amount })
  return (
    <div data-protection>
      <Section title={say('protection.title')}>
        <Timeline
          done={{ count: 1, word: say('result.stepDone') }}
          isOpen
          steps={[
            { title: ordered, second: dated(orderedOn) },
            {
              title: say('protection.defect'),
              second: say('protection.defect.within', { count: DEFECT_CLAIM.amount }),
            },
            { title: say('protection.nonDelivery'), second: undelivered },
            {
              title: say('protection.response'),
              second: say('protection.response.within', { count: SELLER_RESPONSE.amount }),
            },
            {
              title: say('protection.return'),
              second: say('protection.return.within', { count: SELLER_OBJECTION.amount }),
            },
            {
              title: say('protection.decision'),
              second: say('protection.decision.within', { count: DISPUTE_DECISION.amount }),
            },
          ]}
        />
      </Section>
      <div className={screenOnly}>
        <TextButton
          action="read-protection"
          onPress={() => checkout.send({ type: 'shopper.openedText', text: 'serviceAgreement' })}
        >
          {say('protection.more')}
        </TextButton>
      </div>
    </div>
  )
}
