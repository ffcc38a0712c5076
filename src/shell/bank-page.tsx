import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { actions } from '../../styles/rhythm.css'
import { isBankRedirectBlocked } from '../../machines/checkout/views'
import type { BankVisit } from '../checkout/bank-visit'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { Button } from '../components/button/button'
import { quiet, second } from '../components/button/looks.css'
import { Heading } from '../components/heading/heading'
import { Line, Lines } from '../components/lines/lines'
import { useWords } from '../words/use-words'
import * as css from './bank-page.css'

const FRAME = 'bank-page'

function Visit({ visit }: { readonly visit: BankVisit }) {
  const { say } = useWords()
  const { actor } = useCheckout()
  const isConfined = useView(isBankRedirectBlocked)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const frameRef = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-at-bank', '')
    return () => document.documentElement.removeAttribute('data-at-bank')
  }, [])
  useEffect(() => {
    let loads = 0
    const frame = frameRef.current
    // Each load after the first one triggers a check of the order: it may be decided, and a cross-origin page can't be read.
    const onLoad = () => {
      loads += 1
      if (loads > 1) visit.onMoved(frame?.contentWindow ?? null)
    }
    visit.postTo(FRAME)
    frame?.addEventListener('load', onLoad)
    headingRef.current?.focus()
    return () => frame?.removeEventListener('load', onLoad)
  }, [visit])
  const leave = () => {
    actor.send({ type: 'shopper.closedBank' })
  }
  return (
    <section className={css.page} data-bank-page="" aria-label={say('bankPage.heading')}>
      <Heading lede={say('bankPage.lede')} headingRef={headingRef}>
        {say('bankPage.heading')}
      </Heading>
      <div className={css.lines}>
        <Lines>
          <Line label={say('redirect.goingTo')} value={<bdi data-bank-host>{visit.host}</bdi>} />
        </Lines>
      </div>
      <iframe ref={frameRef} name={FRAME} title={say('bankPage.heading')} className={css.frame} />
      <div className={actions}>
        <p className={css.help}>{say('bankPage.help')}</p>
        <Button
          look={second}
          action="open-bank-here"
          onPress={() => {
            visit.onLeft()
            visit.postTo('_top')
          }}
        >
          {say('bankPage.here')}
        </Button>
        <Button
          look={second}
          action="open-bank-window"
          onPress={() => {
            visit.postTo('_blank')
            visit.onTakenOut()
            leave()
          }}
        >
          {say('bankPage.window')}
        </Button>
        <Button
          look={quiet}
          action="close-bank"
          onPress={() => {
            visit.onClosed()
            leave()
          }}
        >
          {say('bankPage.close')}
        </Button>
        {/* Placed last, so that its text moves no button. */}
        <p className={css.confined} role="status">
          {isConfined && say('bankPage.confined')}
        </p>
      </div>
    </section>
  )
}

/**
 * The bank's page in place of the checkout. It is a child of the body, since a frame that is moved in the document reloads. A page that
 * refuses framing can't be distinguished from a slow one, so the ways out are always shown.
 */
export function BankPage({ visit }: { readonly visit: BankVisit | undefined }) {
  return visit ? createPortal(<Visit visit={visit} />, document.body) : null
}
