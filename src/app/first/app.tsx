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

/** Everything that is rendered, in the browser and in the prerendered page alike. */
export function CheckoutPage({ checkout, i18n, ...app }: PageProps) {
  return (
    <I18nProvider i18n={i18n}>
      <CheckoutProvider checkout={checkout}>
        <App {...app} />
      </CheckoutProvider>
    </I18nProvider>
  )
}

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
 * Elements that React hydrates one by one: until the shell's chunk loads, their prerendered markup stays. Created once, since React would
 * discard a slot that gets new props before its hydration and render it again.
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
  /** Called once React has mounted or hydrated the page. */
  readonly appRef?: RefCallback<HTMLElement>
}

/** The layout around every screen. Only the machine decides which screen is shown. */
export function App({ appRef, ...facts }: AppProps) {
  const { registry } = facts
  const { actor } = useCheckout()
  const view = useView(layoutView)
  const [slots] = useState(() => hydrationSlotsOf({ ...facts, made: layoutView(actor.getSnapshot()) }))
  const readParts = () => registry.partsOf(view.screen)
  const parts = useSyncExternalStore(registry.subscribe, readParts, readParts)
  const isHere = typeof parts === 'object'
  const hasAction = isHere && parts.Action !== undefined
  // Memoised, so that a change of the layout alone does not re-render the screen.
  const main = useMemo(() => typeof parts === 'object' && <parts.Main parts={parts} />, [parts])
  // The order may need more than the prerendered form; the parts for that load later.
  const isFormPart = view.isAtForm && (view.amount === undefined || !isHere || parts.Hint === undefined)

  return (
    <div ref={appRef}>
      {slots.TestMode}
      <Page
        name={view.isAtForm ? 'form' : view.screen}
        footerName={`${view.screen} ${typeof parts} ${String(isFormPart)}`}
        alert={slots.Notice}
        header={slots.Header}
        steps={view.step && slots.Steps}
        footer={slots.Footer}
        side={view.hasPaymentBar && slots.Panel}
        isSolo={view.isSolo}
        isTall={parts === undefined || isFormPart || hasAction || (view.isOpen && !view.isPayFlow)}
        hasBar={view.hasPaymentBar ? (hasAction ? 'bar' : 'bare') : undefined}
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
