import { resultView } from '../../../machines/checkout/endings'
import { actions } from '../../../styles/rhythm.css'
import { useCheckout } from '../../checkout/provider'
import { useArrival } from '../../checkout/use-arrival'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { ButtonLink } from '../../components/button/button-link'
import { Heading } from '../../components/heading/heading'
import { Hero } from '../../components/hero/hero'
import { Line, Lines } from '../../components/lines/lines'
import { Main } from '../../components/main/main'
import { Money } from '../../components/money/money'
import { Paper } from '../../components/paper/paper'
import { Seal } from '../../components/seal/seal'
import { useWords } from '../../words/use-words'

/** `/result-page`: paid, and on the way back to the shop. */
export function ResultScreen() {
  const { say, language } = useWords()
  const { actor } = useCheckout()
  const view = useView(resultView)
  const headingRef = useArrival<HTMLHeadingElement>('heading')
  const { merchantHost: host } = view

  return (
    <Main screen="result" isFull>
      <Seal kind="success" />
      <Heading lede={<Way />} headingRef={headingRef}>
        {say('result.paid.heading')}
      </Heading>
      {view.paid && (
        <Paper>
          <Hero label={view.merchantName === undefined ? say('result.amount') : <bdi>{view.merchantName}</bdi>}>
            <Money amount={view.paid} language={language} size="large" />
          </Hero>
          <Lines>
            {view.paymentId !== undefined && <Line label={say('result.paymentId')} value={view.paymentId} />}
          </Lines>
        </Paper>
      )}
      <div className={actions}>
        {view.callbackUrl !== undefined && (
          <Button
            action="go-back"
            busy={view.way === 'returning'}
            onPress={() => {
              actor.send({ type: 'shopper.wentToShop' })
            }}
          >
            {host === undefined ? say('result.back.noHost') : say('result.back', { host })}
          </Button>
        )}
        {view.way === 'stranded' && view.shopUrl !== undefined && (
          <ButtonLink href={view.shopUrl} variant={view.callbackUrl === undefined ? 'primary' : 'quiet'}>
            {say('result.openShop', { host: host ?? new URL(view.shopUrl).host })}
          </ButtonLink>
        )}
      </div>
    </Main>
  )
}

/** What becomes of the shopper next. */
function Way() {
  const { say } = useWords()
  const { way, callbackUrl, shopUrl, merchantHost } = useView(resultView)
  if (way === 'stranded') {
    return say(callbackUrl === undefined && shopUrl === undefined ? 'result.stranded.noLink' : 'result.stranded')
  }
  return merchantHost === undefined ? say('result.returning.noHost') : say('result.returning', { host: merchantHost })
}
