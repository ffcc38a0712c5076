import type { ActorRefFrom } from 'xstate'
import { endingView } from '../../../machines/checkout/views'
import type { MoneyPress } from '../../checkout/money-presses'
import type { refundMachine } from '../../../machines/into-balance/refund/machine'
import { refundView } from '../../../machines/into-balance/refund/view'
import { actions } from '../../../styles/rhythm.css'
import { useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { ButtonLink } from '../../components/button/button-link'
import { quiet } from '../../components/button/looks.css'
import { Hero } from '../../components/hero/hero'
import { Line, Lines } from '../../components/lines/lines'
import { Money } from '../../components/money/money'
import { Paper } from '../../components/paper/paper'
import { useWords } from '../../words/use-words'
import { StatusPage } from '../status-page/status-page'
import { RequestProblem } from '../into-balance/request-problem'
import { IgnoredPressNote } from '../ignored-press-note/ignored-press-note'
import { ReloadNote } from '../reload-note/reload-note'
import { ShopLink } from '../result/shop-return'

interface OfferProps {
  readonly actor: ActorRefFrom<typeof refundMachine>
}

/** The refund: from which shop, how much, and the balance after it. */
export function RefundOffer({ actor }: OfferProps) {
  const { say, language } = useWords()
  const { kind, amount, balance, after, problem } = useChildView(actor, refundView)
  const { merchantName, shopUrl } = useView(endingView)
  const sum = <Money amount={amount} language={language} size="large" />
  const isUntransferable = kind === 'untransferable'
  const lede = merchantName === undefined ? say('refund.lede.noName') : say('refund.lede', { merchantName })
  return (
    <StatusPage
      screen="refund"
      icon={isUntransferable ? 'failed' : 'refund'}
      heading={isUntransferable ? 'refund.untransferable.heading' : 'refund.heading'}
      lede={isUntransferable ? say('refund.untransferable.lede') : lede}
    >
      <div className={actions}>
        {balance && after && !isUntransferable ? (
          <Paper>
            <Hero label={say('refund.amount')}>{sum}</Hero>
            <Lines>
              <Line label={say('refund.balance')} value={<Money amount={balance} language={language} />} />
              <Line label={say('refund.after')} value={<Money amount={after} language={language} />} kind="sum" />
            </Lines>
          </Paper>
        ) : (
          <Hero label={say('refund.amount')} place="alone">
            {sum}
          </Hero>
        )}
      </div>
      {problem && (
        <div className={actions}>
          <RequestProblem problem={problem} {...(isUntransferable && { isMoneySaid: true })} />
        </div>
      )}
      <div className={actions}>
        {isUntransferable ? (
          <>
            <ShopLink isOnly />
            <Button look={quiet} action="try-again" onPress={() => actor.send({ type: 'shopper.retried' })}>
              {say('shell.tryAgain')}
            </Button>
          </>
        ) : (
          <>
            <Button
              action={'claim' satisfies MoneyPress}
              busy={kind === 'claiming'}
              busyLabel={say('refund.claiming')}
              onPress={() => actor.send({ type: 'shopper.claimed' })}
            >
              {say('refund.claim')}
            </Button>
            {shopUrl !== undefined && kind === 'offered' && (
              <ButtonLink href={shopUrl} action="open-shop" look={quiet}>
                {say('refund.notNow')}
              </ButtonLink>
            )}
            <IgnoredPressNote />
          </>
        )}
      </div>
      <ReloadNote />
    </StatusPage>
  )
}
