import { useId } from 'react'
import { endingView, isReturnable, returnView } from '../../../machines/checkout/views'
import { actions } from '../../../styles/rhythm.css'
import { hostOf } from '../../checkout/host-of'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { infoMark } from '../../components/icon/later-icons'
import { Note } from '../../components/note/note'
import { useWords } from '../../words/use-words'
import type { WordKey } from '../../words/word-key'
import { StatusPage } from '../status-page/status-page'
import { useMoneyFact } from '../status-page/use-money-fact'

interface ExpiredProps {
  readonly screen: 'form-expired' | 'member-expired'
  readonly heading: WordKey
  readonly lede: WordKey
}

export function Expired({ screen, heading, lede }: ExpiredProps) {
  const { say } = useWords()
  const { actor } = useCheckout()
  const fact = useMoneyFact()
  const { shopUrl, merchantHost } = useView(endingView)
  const host = screen === 'form-expired' && isReturnable(shopUrl) ? hostOf(shopUrl) : undefined
  // The way back to the shop in the header names the merchant's own host.
  const isNamed = useView((snapshot) => returnView(snapshot).is !== undefined) && host === merchantHost
  const whereId = useId()
  const where = host !== undefined && !isNamed ? say('expired.where', { host }) : undefined
  return (
    <StatusPage
      screen={screen}
      icon="expired"
      heading={heading}
      lede={
        <>
          {say(lede)}
          {where !== undefined && (
            <>
              {' '}
              <span id={whereId}>{where}</span>
            </>
          )}
        </>
      }
    >
      {fact && (
        <div className={actions}>
          <Note icon={infoMark}>{say(fact)}</Note>
        </div>
      )}
      <div className={actions}>
        <Button
          action="try-again"
          describedBy={where === undefined ? undefined : whereId}
          onPress={() => actor.send({ type: 'shopper.retried' })}
        >
          {say(screen === 'member-expired' ? 'pages.memberToken.expire.logIn' : 'shell.tryAgain')}
        </Button>
      </div>
    </StatusPage>
  )
}
