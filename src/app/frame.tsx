import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { footerOf } from '../../machines/checkout/footers'
import { placeOf } from '../../machines/checkout/screens'
import { type LayoutView, layoutView } from '../../machines/checkout/layout-view'
import { languageOf } from '../../machines/entities/language'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { paths } from '../routing/paths'
import { Footer } from '../shell/footer'
import { Header } from '../shell/header'
import { PayPanel } from '../shell/pay-panel'
import { StepStrip, StepsRoom } from '../shell/step-strip'
import { TestModeBanner } from '../shell/test-mode-banner'
import { testMode } from './app.css'
import { ChunkMissing } from './chunk-missing'
import { useClientOnly, useReadOnClient } from './client-only'
import { otherLanguageHref } from './language-href'
import type { ScreenParts } from './screen-stock'
import type { FrameParts, LateParts, SliceProps } from './slices'

function useLayout(made: LayoutView): LayoutView {
  return useClientOnly(useView(layoutView), made)
}

function TestModeSlice() {
  return (
    <div className={testMode}>
      <TestModeBanner />
    </div>
  )
}

/** Nothing of it stood in the page that was made. */
function useLate({ stock }: Pick<SliceProps, 'stock'>): Partial<LateParts> {
  const readLate = () => stock.frame()?.late
  return useSyncExternalStore(stock.subscribe, readLate, () => undefined) ?? {}
}

function HeaderSlice(props: SliceProps) {
  const { productName, logoUrl, made } = props
  const { Clock, UnderHeader, WayBack } = useLate(props)
  const { clock } = useLayout(made)
  return (
    <>
      <Header
        productName={productName}
        logoUrl={useClientOnly(logoUrl, null)}
        goBack={WayBack && <WayBack />}
        clock={Clock && clock && <Clock is={clock} />}
      />
      {UnderHeader && <UnderHeader />}
    </>
  )
}

function StepsSlice({ productName, made }: SliceProps) {
  const { step } = useLayout(made)
  if (step === 'room') return <StepsRoom />
  return step && <StepStrip current={step} productName={productName} />
}

const NONE: Partial<ScreenParts> = {}

function PanelSlice(props: SliceProps) {
  const { stock, made } = props
  const { PayDetail, Money, PhoneCode } = useLate(props)
  const { actor } = useCheckout()
  const { screen, amount, merchantName, isDetailOpen } = useLayout(made)
  const parts = useSyncExternalStore(
    stock.subscribe,
    () => stock.partsOf(screen),
    () => stock.partsOf(made.screen),
  )
  const { Action, Amount, SumLines } = typeof parts === 'object' ? parts : NONE
  return (
    <>
      <PayPanel
        Detail={PayDetail}
        Money={Amount ?? Money}
        amount={amount}
        merchantName={merchantName}
        SumLines={SumLines}
        action={Action && <Action />}
        isBare={!Action}
        isOpen={isDetailOpen}
        onToggle={() => {
          actor.send({ type: 'shopper.toggledDetail' })
        }}
      />
      {PhoneCode && <PhoneCode />}
    </>
  )
}

function FooterSlice({ productName, made }: SliceProps) {
  const { merchantName, isSolo, isToPay, screen } = useLayout(made)
  const { actor } = useCheckout()
  const { i18n } = useLingui()
  const pathname = useView((snapshot) => paths[placeOf(snapshot)])
  const readHref = () => otherLanguageHref({ pathname, search: location.search }, languageOf(i18n.locale))
  return (
    <Footer
      productName={productName}
      merchantName={merchantName}
      languageHref={useReadOnClient(readHref, '')}
      onChangeLanguage={() => {
        import('./change-language')
          .then(({ changeLanguage }) => changeLanguage(i18n))
          .catch(() => {
            actor.send({ type: 'network.refused', problem: { text: undefined, key: 'errors.connection' } })
          })
      }}
      isSolo={isSolo}
      isToPay={isToPay}
      {...footerOf(screen)}
    />
  )
}

/** What is announced, was refused, or opened to be read. */
function NoticeSlice(props: SliceProps) {
  const { Over } = useLate(props)
  return Over && <Over productName={props.productName} stock={props.stock} />
}

export const frame: FrameParts = {
  TestMode: TestModeSlice,
  Header: HeaderSlice,
  Steps: StepsSlice,
  Panel: PanelSlice,
  Footer: FooterSlice,
  Missing: ChunkMissing,
  Notice: NoticeSlice,
}
