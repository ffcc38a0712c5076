import '../../../styles/reset.css'
import '../../../styles/fallback-font.css'
import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactElement, type RefCallback, Suspense, use, useMemo, useState, useSyncExternalStore } from 'react'
import { form } from '../../../styles/rhythm.css'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { type Checkout, CheckoutProvider, useCheckout } from '../../checkout/provider'
import { useView } from '../../checkout/use-view'
import { Main } from '../../components/main/main'
import { Skeleton } from '../../components/skeleton/skeleton'
import { layoutView } from '../../screens/layout-view'
import { Page } from '../../shell/page'
import { useWords } from '../../words/use-words'
import { HYDRATION_SLOTS, type PageFacts, type SlotName, type SlotProps } from './frame-parts'

interface PageProps extends AppProps {
  readonly checkout: Checkout
  readonly i18n: I18n
}

/** Everything that is rendered; the same in the browser and when the first page is made at build time. */
export function CheckoutPage({ checkout, i18n, ...app }: PageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <CheckoutProvider checkout={checkout}>
        <App {...app} />
      </CheckoutProvider>
    </I18nProvider>
  )
}

/** The room of a heading, two fields and a button, until the screen's code comes. */
function ScreenLoading() {
  const { say } = useWords()
  return (
    <div role="status">
      <h1 className={visuallyHidden}>{say('shell.loading')}</h1>
      <div className={form}>
        <Skeleton width={240} height={32} />
        <Skeleton width={440} height={48} />
        <Skeleton width={440} height={48} />
        <Skeleton width={440} height={48} />
      </div>
    </div>
  )
}

function Slot({ name, ...props }: SlotProps & { readonly name: SlotName }) {
  const { registry } = props
  const Part = (registry.shell() ?? use(registry.shellToCome))[name]
  return <Part {...props} />
}

/**
 * Elements that React takes over one by one: until the frame's code is here, what the page was made with stays as it is. They are
 * made once, since a slice that is handed anything new before it is taken over would be thrown away and drawn again.
 */
function hydrationSlotsOf(props: SlotProps): Readonly<Record<SlotName, ReactElement>> {
  const slots = HYDRATION_SLOTS.map((name) => [
    name,
    <Suspense>
      <Slot name={name} {...props} />
    </Suspense>,
  ])
  return Object.fromEntries(slots) as Record<SlotName, ReactElement>
}

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
  // A change of the frame alone does not draw the screen again.
  const main = useMemo(() => typeof parts === 'object' && <parts.Main parts={parts} />, [parts])
  // The order may ask for more than the form that was made, and what asks for it comes later.
  const isFormPart = view.isAtForm && (view.amount === undefined || !isHere || parts.Hint === undefined)

  return (
    <div ref={appRef}>
      {slots.TestMode}
      <Page
        name={view.isAtForm ? 'form' : view.screen}
        footerName={`${view.screen} ${String(isHere)} ${String(isFormPart)}`}
        alert={slots.Notice}
        header={slots.Header}
        steps={view.step && slots.Steps}
        footer={slots.Footer}
        side={view.hasPaymentBar && slots.Panel}
        isSolo={view.isSolo}
        isTall={parts === undefined || isFormPart || !view.isToPay || (isHere && parts.Action !== undefined)}
        hasBar={view.hasPaymentBar ? (isHere && parts.Action ? 'bar' : 'bare') : undefined}
      >
        {parts === undefined && (
          <Main screen={view.screen}>
            <ScreenLoading />
          </Main>
        )}
        {parts === 'missing' && slots.Missing}
        {main}
      </Page>
      {isHere && parts.Dialogs && <parts.Dialogs />}
      {isHere && parts.Countries && <parts.Countries />}
    </div>
  )
}
