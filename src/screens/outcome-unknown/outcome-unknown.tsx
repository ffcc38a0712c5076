import { useSelector } from '@xstate/react'
import { endingView } from '../../../machines/checkout/endings'
import { reconciliationView } from '../../../machines/reconciliation/view'
import { actions } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { useCheckout } from '../../checkout/provider'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { ButtonLink } from '../../components/button/button-link'
import { Heading } from '../../components/heading/heading'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Note } from '../../components/note/note'
import { Paper } from '../../components/paper/paper'
import { Seal } from '../../components/seal/seal'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import { useWords } from '../../words/use-words'

/** A payment whose answer was lost. Says what we know, forbids the dangerous thing, and offers nothing to pay with. */
export function OutcomeUnknownScreen() {
  const { say, language } = useWords()
  const { actor } = useCheckout()
  const child = useChild('reconciliation')
  const isAsking = useSelector(child, (snapshot) => snapshot !== undefined && reconciliationView(snapshot).isAsking)
  const { amount, shopUrl, merchantHost } = useView(endingView)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  return (
    <Main screen="outcome-unknown" isFull>
      <Seal kind="unknown" />
      <Heading lede={say('outcome.lede')} headingRef={headingRef}>
        {say(isAsking ? 'outcome.heading' : 'outcome.unknown.heading')}
      </Heading>
      <div className={actions}>
        <Note tone="warning" icon="warning">
          <b>{say('outcome.doNotPay')}</b> {say('outcome.otherMethod')}
        </Note>
      </div>
      {amount && (
        <div className={actions}>
          <Paper>
            <Lines>
              <Line label={say('outcome.amount')} value={<Money amount={amount} language={language} />} />
            </Lines>
          </Paper>
        </div>
      )}
      {isAsking && (
        <div className={actions}>
          <WaitingBar label={say('outcome.checking')} />
        </div>
      )}
      <div className={actions}>
        <p className={visuallyHidden} role="status">
          {!isAsking && say('live.outcomeUnknown')}
        </p>
        <Button
          action="check-again"
          icon="refresh"
          busy={isAsking}
          busyLabel={say('outcome.checking')}
          onPress={() => {
            if (child) child.send({ type: 'shopper.askedAgain' })
            else actor.send({ type: 'shopper.retried' })
          }}
        >
          {say('outcome.checkAgain')}
        </Button>
        {shopUrl !== undefined && (
          <ButtonLink href={shopUrl} variant="quiet">
            {say('result.back', { host: merchantHost ?? new URL(shopUrl).host })}
          </ButtonLink>
        )}
      </div>
    </Main>
  )
}
