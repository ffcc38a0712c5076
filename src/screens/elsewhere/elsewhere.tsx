import { useState } from 'react'
import { type ElsewhereView, elsewhereView } from '../../../machines/around/tab-ownership/view'
import { isPayFlow } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChild, useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { Heading } from '../../components/heading/heading'
import { triangle } from '../../components/icon/later-icons'
import { Main } from '../../components/main/main'
import { Note } from '../../components/note/note'
import { StatusIcon } from '../../components/status-icon/status-icon'
import type { StatusIconKind } from '../../components/status-icon/status-icons'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'

type Standing = ElsewhereView['standing']

type Texts = Record<Standing, { readonly icon: StatusIconKind; readonly heading: WordKey; readonly lede: WordKey }>

const OF_A_PAYMENT: Texts = {
  there: { icon: 'elsewhere', heading: 'elsewhere.there.heading', lede: 'elsewhere.there.lede' },
  paying: { icon: 'waiting', heading: 'elsewhere.paying.heading', lede: 'elsewhere.paying.lede' },
  alone: { icon: 'elsewhere', heading: 'elsewhere.alone.heading', lede: 'elsewhere.alone.lede' },
}

const OF_A_REQUEST: Texts = {
  there: {
    icon: 'elsewhere',
    heading: 'elsewhere.request.there.heading',
    lede: 'elsewhere.request.there.lede',
  },
  paying: { icon: 'waiting', heading: 'elsewhere.request.paying.heading', lede: 'elsewhere.paying.lede' },
  alone: { icon: 'elsewhere', heading: 'elsewhere.alone.heading', lede: 'elsewhere.request.alone.lede' },
}

/** For the moment between this tab's regaining the order and the loading of its own screen. */
const OVER: ElsewhereView = { standing: 'there', canContinue: true, isBusy: true }

/** Whether the standing has changed since the screen was mounted. The page announces the first one, so only changes are announced here. */
function useIsNews(standing: Standing): boolean {
  const [first, setFirst] = useState<Standing | undefined>(standing)
  if (first !== undefined && first !== standing) setFirst(undefined)
  return first === undefined
}

/** Another tab of this browser owns the order (BEST-02). Says what that tab does with it, and offers to continue here if that is safe. */
function ElsewhereScreen() {
  const { say } = useWords()
  const actor = useChild('tabOwnership')
  const view = useChildView(actor, elsewhereView) ?? OVER
  const { standing, canContinue, isBusy } = view
  const isNews = useIsNews(standing)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const isOfPayment = useView(isPayFlow)
  const { icon, heading, lede } = (isOfPayment ? OF_A_PAYMENT : OF_A_REQUEST)[standing]
  return (
    <Main screen="elsewhere" isFull>
      <StatusIcon kind={icon} />
      <div data-standing={standing}>
        <Heading lede={say(lede)} headingRef={headingRef}>
          {say(heading)}
        </Heading>
      </div>
      <p className={visuallyHidden} role="status">
        {isNews && say(heading)}
      </p>
      {canContinue ? (
        <div className={actions}>
          <Button
            action="continue-here"
            busy={isBusy}
            busyLabel={say('elsewhere.continuing')}
            onPress={() => actor?.send({ type: 'shopper.continuedHere' })}
          >
            {say('elsewhere.continue')}
          </Button>
        </div>
      ) : (
        <>
          <div className={actions}>
            <Note tone="warning" icon={triangle}>
              <b>{say(isOfPayment ? 'outcome.doNotPay' : 'outcome.request.doNotRepeat')}</b>
            </Note>
          </div>
          <div className={actions}>
            <WaitingBar label={say('elsewhere.waiting')} />
          </div>
        </>
      )}
    </Main>
  )
}

export const parts = { Main: ElsewhereScreen }
