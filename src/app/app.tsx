import '../../styles/reset.css'
import '../../styles/fallback-font.css'
import { type RefCallback, useSyncExternalStore } from 'react'
import { planOf } from '../../machines/checkout/screens'
import { layoutView } from '../../machines/checkout/view'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { Main } from '../components/main/main'
import { Footer } from '../shell/footer'
import { Header } from '../shell/header'
import { Page } from '../shell/page'
import { PayPanel } from '../shell/pay-panel'
import { StepStrip } from '../shell/step-strip'
import { TestModeBanner } from '../shell/test-mode-banner'
import { toggleTheme } from '../shell/theme'
import { useWords } from '../words/use-words'
import { visuallyHidden } from '../../styles/visually-hidden.css'
import { testMode } from './app.css'
import { ChunkMissing } from './chunk-missing'
import { useClientOnly } from './client-only'
import { ScreenLoading } from './screen-loading'
import type { ScreenStock } from './screen-stock'

export interface AppProps {
  readonly productName: string
  readonly logoUrl: string | null
  /** The address of this page in the other language. */
  readonly languageHref: string
  readonly stock: ScreenStock
  /** Called when the page is in the shopper's hands. */
  readonly appRef?: RefCallback<HTMLElement>
}

/** The frame around every screen. Which one is on show is a question to the machine alone. */
export function App(props: AppProps) {
  const { productName, stock } = props
  const { actor } = useCheckout()
  const view = useView(layoutView)
  const readParts = () => stock.partsOf(view.screen)
  const parts = useSyncExternalStore(stock.subscribe, readParts, readParts)
  const frame = useSyncExternalStore(stock.subscribe, stock.frame, stock.frame)
  const logoUrl = useClientOnly(props.logoUrl, null)
  const languageHref = useClientOnly(props.languageHref, '')
  // Without a price panel the screen stands in the middle, unless there is a step strip whose left edge it shares.
  const isSolo = !view.hasPaymentBar && view.step === undefined
  const action = typeof parts === 'object' && parts.Action && <parts.Action />

  return (
    <div ref={props.appRef}>
      <div className={testMode}>
        <TestModeBanner />
      </div>
      <Page
        header={
          <Header
            productName={productName}
            logoUrl={logoUrl}
            clock={frame && view.hasPaymentBar && <frame.TimeLeft />}
          />
        }
        steps={view.step && <StepStrip current={view.step} productName={productName} />}
        footer={
          <Footer
            productName={productName}
            merchantName={view.merchantName}
            languageHref={languageHref}
            onToggleTheme={toggleTheme}
            isSolo={isSolo}
          />
        }
        side={
          view.hasPaymentBar && (
            <PayPanel
              Detail={frame?.PayDetail}
              amount={view.amount}
              merchantName={view.merchantName}
              action={action}
              isBare={!action}
              isOpen={view.isDetailOpen}
              onToggle={() => {
                actor.send({ type: 'shopper.toggledDetail' })
              }}
            />
          )
        }
        isSolo={isSolo}
        hasBar={view.hasPaymentBar ? (action ? 'bar' : 'bare') : undefined}
      >
        {parts === undefined && (
          <Main screen={view.screen}>
            <ScreenLoading />
          </Main>
        )}
        {parts === 'missing' && <ChunkMissing />}
        {typeof parts === 'object' && <parts.Main />}
      </Page>
      {typeof parts === 'object' && <Announcement />}
    </div>
  )
}

/** What a screen reader hears when the state changes; quiet while nothing has. Its sentences come with the screens. */
function Announcement() {
  const { say } = useWords()
  const live = useView((snapshot) => planOf(snapshot).live)
  return (
    <p className={visuallyHidden} role="status">
      {live && say(live)}
    </p>
  )
}
