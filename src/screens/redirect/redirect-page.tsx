import { endingView } from '../../../machines/checkout/views'
import type { Money as Amount } from '../../../machines/entities/money'
import { shownMerchantOf } from '../../../machines/entities/order'
import { redirectView } from '../../../machines/payment/attempt/view'
import { actions } from '../../../styles/rhythm.css'
import { useArrival } from '../../checkout/use-arrival'
import { useChildView, useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { bank } from '../../components/icon/later-icons'
import { WalletMark } from '../../components/logo/logo'
import { Heading } from '../../components/heading/heading'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Paper } from '../../components/paper/paper'
import * as route from '../../components/route/route.css'
import { WaitingBar } from '../../components/waiting-bar/waiting-bar'
import type { WordKey } from '../../words/word-key'
import { useWords } from '../../words/use-words'
import type { AttemptActor } from '../pay/form/actors'

/** `/result-page` before there is a result: the redirect to the card’s own bank, or to BKM Express (CARD-10). */
export function CardRedirect({ actor }: { readonly actor: AttemptActor }) {
  const { choice, ...redirect } = useChildView(actor, redirectView)
  return (
    <RedirectPage
      screen="result"
      way={choice === 'bkm' ? 'bkm' : 'threeDS'}
      {...redirect}
      onContinue={() => actor.send({ type: 'shopper.wentToBank' })}
    />
  )
}

/** A drawing of the redirect from the wallet to a bank. The heading says the same, so it is hidden from screen readers. */
function Route() {
  return (
    <div className={route.route} aria-hidden="true">
      <span className={route.own}>
        <svg viewBox="0 0 32 32" focusable="false">
          <WalletMark turned={route.turned} wallet={route.wallet} clasp={route.clasp} />
        </svg>
      </span>
      <span className={route.path} />
      <span className={route.bank}>
        <Icon name={bank} />
      </span>
    </div>
  )
}

type Way = 'threeDS' | 'bkm' | 'credit'

const HEADINGS: Record<Way, readonly [heading: WordKey, lede: WordKey]> = {
  threeDS: ['redirect.threeDS.heading', 'redirect.threeDS.lede'],
  bkm: ['redirect.bkm.heading', 'redirect.bkm.lede'],
  credit: ['redirect.credit.heading', 'redirect.credit.lede'],
}

interface RedirectPageProps {
  readonly screen: 'result' | 'credit-redirect'
  readonly way: Way
  readonly amount: Amount
  readonly bankName?: string | undefined
  /** The host that the form is posted to; undefined if the bank's page could not be parsed. */
  readonly bankHost: string | undefined
  readonly isLeaving: boolean
  readonly onContinue: () => void
}

export function RedirectPage({ screen, way, amount, bankName, bankHost, isLeaving, onContinue }: RedirectPageProps) {
  const { say, language } = useWords()
  const merchant = shownMerchantOf(useView(endingView))
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const [heading, lede] = HEADINGS[way]
  return (
    <Main screen={screen} isFull>
      <Route />
      <div data-redirect={way}>
        <Heading lede={say(lede)} headingRef={headingRef}>
          {say(heading)}
        </Heading>
      </div>
      <div className={actions}>
        <Paper>
          <Lines>
            {merchant !== undefined && <Line label={say('receipt.merchant')} value={<bdi>{merchant}</bdi>} />}
            <Line label={say('redirect.amount')} value={<Money amount={amount} language={language} />} />
            {bankName !== undefined && <Line label={say('transfer.bank')} value={<bdi>{bankName}</bdi>} />}
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
        <Button action="continue" busy={isLeaving} busyLabel={say('redirect.leaving')} onPress={onContinue}>
          {say('identify.continue')}
        </Button>
      </div>
    </Main>
  )
}
