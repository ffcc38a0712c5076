import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { cardPaymentMachine } from '../../../machines/card-payment/machine'
import { cardPaymentView, redirectView, sumView } from '../../../machines/card-payment/view'
import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { Button } from '../../components/button/button'
import { Heading } from '../../components/heading/heading'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Paper } from '../../components/paper/paper'
import { Route } from '../../components/route/route'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import type { WordKey } from '../../words/table'
import { useWords } from '../../words/use-words'

type Way = 'threeDS' | 'bkm'

const HEADINGS: Record<Way, readonly [heading: WordKey, lede: WordKey]> = {
  threeDS: ['redirect.threeDS.heading', 'redirect.threeDS.lede'],
  bkm: ['redirect.bkm.heading', 'redirect.bkm.lede'],
}

interface RedirectProps {
  readonly actor: ActorRefFrom<typeof cardPaymentMachine>
}

/** `/result-page` before there is a result: on the way to the bank, which has the next word (CARD-10). */
export function Redirect({ actor }: RedirectProps) {
  const { say, language } = useWords()
  const { bankHost, isLeaving } = useSelector(actor, redirectView, shallowEqual)
  const { cardPart } = useSelector(actor, sumView, shallowEqual)
  const payment = useSelector(actor, cardPaymentView, shallowEqual)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const way: Way = 'means' in payment && payment.means === 'bkm' ? 'bkm' : 'threeDS'
  const [heading, lede] = HEADINGS[way]
  return (
    <Main screen="result" isFull>
      <Route />
      <div data-redirect={way}>
        <Heading lede={say(lede)} headingRef={headingRef}>
          {say(heading)}
        </Heading>
      </div>
      <div className={actions}>
        <Paper>
          <Lines>
            <Line label={say('redirect.amount')} value={<Money amount={cardPart} language={language} />} />
            {bankHost !== undefined && (
              <Line label={say('redirect.goingTo')} value={<bdi data-bank-host>{bankHost}</bdi>} />
            )}
          </Lines>
        </Paper>
      </div>
      <div className={actions}>
        <WaitingBar label={say('redirect.doNotClose')} />
      </div>
      <div className={actions}>
        <Button
          action="continue"
          busy={isLeaving}
          busyLabel={say('redirect.leaving')}
          onPress={() => {
            actor.send({ type: 'shopper.wentToBank' })
          }}
        >
          {say('identify.continue')}
        </Button>
      </div>
    </Main>
  )
}
