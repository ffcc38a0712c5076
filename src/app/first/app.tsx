import '../../../styles/reset.css'
import '../../../styles/fallback-font.css'
import { type RefCallback, useState, useSyncExternalStore } from 'react'
import { useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { Main } from '../../components/main/main'
import { layoutView } from '../../screens/layout-view'
import { Page } from '../../shell/page'
import { ScreenLoading } from './screen-loading'
import { hydrationSlotsOf } from './hydration-slots'
import type { PageFacts } from './frame-parts'

export interface AppProps extends PageFacts {
  /** Called when the page is in the shopper's hands. */
  readonly appRef?: RefCallback<HTMLElement>
}

/** The frame around every screen. Which one is on show is a question to the machine alone. */
export function App({ appRef, ...facts }: AppProps) {
  const { registry } = facts
  const { actor } = useCheckout()
  const view = useView(layoutView)
  const [slots] = useState(() => hydrationSlotsOf({ ...facts, made: layoutView(actor.getSnapshot()) }))
  const readParts = () => registry.partsOf(view.screen)
  const parts = useSyncExternalStore(registry.subscribe, readParts, readParts)
  const isHere = typeof parts === 'object'

  return (
    <div ref={appRef}>
      {slots.TestMode}
      <Page
        alert={slots.Notice}
        header={slots.Header}
        steps={view.step && slots.Steps}
        footer={slots.Footer}
        side={view.hasPaymentBar && slots.Panel}
        isSolo={view.isSolo}
        hasBar={view.hasPaymentBar ? (isHere && parts.Action ? 'bar' : 'bare') : undefined}
      >
        {parts === undefined && (
          <Main screen={view.screen}>
            <ScreenLoading />
          </Main>
        )}
        {parts === 'missing' && slots.Missing}
        {isHere && <parts.Main parts={parts} />}
      </Page>
      {isHere && parts.Dialogs && <parts.Dialogs />}
    </div>
  )
}
