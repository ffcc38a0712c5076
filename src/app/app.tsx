import '../../styles/reset.css'
import '../../styles/fallback-font.css'
import { type RefCallback, useState, useSyncExternalStore } from 'react'
import { layoutView } from '../../machines/checkout/layout-view'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { Main } from '../components/main/main'
import { Page } from '../shell/page'
import { ScreenLoading } from './screen-loading'
import { type PageFacts, slicesOf } from './slices'

export interface AppProps extends PageFacts {
  /** Called when the page is in the shopper's hands. */
  readonly appRef?: RefCallback<HTMLElement>
}

/** The frame around every screen. Which one is on show is a question to the machine alone. */
export function App({ appRef, ...facts }: AppProps) {
  const { stock } = facts
  const { actor } = useCheckout()
  const view = useView(layoutView)
  const [slices] = useState(() => slicesOf({ ...facts, made: layoutView(actor.getSnapshot()) }))
  const readParts = () => stock.partsOf(view.screen)
  const parts = useSyncExternalStore(stock.subscribe, readParts, readParts)
  const isHere = typeof parts === 'object'

  return (
    <div ref={appRef}>
      {slices.TestMode}
      <Page
        alert={slices.Notice}
        header={slices.Header}
        steps={view.step && slices.Steps}
        footer={slices.Footer}
        side={view.hasPaymentBar && slices.Panel}
        isSolo={view.isSolo}
        hasBar={view.hasPaymentBar ? (isHere && parts.Action ? 'bar' : 'bare') : undefined}
      >
        {parts === undefined && (
          <Main screen={view.screen}>
            <ScreenLoading />
          </Main>
        )}
        {parts === 'missing' && slices.Missing}
        {isHere && <parts.Main parts={parts} />}
      </Page>
      {isHere && parts.Over && <parts.Over />}
    </div>
  )
}
