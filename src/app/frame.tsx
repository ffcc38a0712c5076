import { useSyncExternalStore } from 'react'
import { type LayoutView, layoutView } from '../../machines/checkout/view'
import { clockFace } from '../../machines/countdown/rules'
import { useCheckout } from '../checkout/provider'
import { useView } from '../checkout/use-view'
import { Clock } from '../shell/clock'
import { Footer } from '../shell/footer'
import { Header } from '../shell/header'
import { NetworkStrip } from '../shell/network-strip'
import { Notice } from '../shell/notice'
import { PayDetail } from '../shell/pay-detail'
import { PayPanel } from '../shell/pay-panel'
import { StepStrip } from '../shell/step-strip'
import { TestModeBanner } from '../shell/test-mode-banner'
import { toggleTheme } from '../shell/theme'
import { testMode } from './app.css'
import { ChunkMissing } from './chunk-missing'
import { useClientOnly } from './client-only'
import { ReadingSlice } from './reading-slice'
import type { FrameParts, SliceProps } from './slices'
import { TimeLeft } from './time-left'

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

function HeaderSlice({ productName, logoUrl, made }: SliceProps) {
  const clock = useClientOnly(useLayout(made).clock, undefined)
  return (
    <>
      <Header
        productName={productName}
        logoUrl={useClientOnly(logoUrl, null)}
        clock={clock && (clock === 'over' ? <Clock timeLeft={clockFace(0)} share={0} isLast /> : <TimeLeft />)}
      />
      {useClientOnly(true, false) && <NetworkStrip />}
    </>
  )
}

function StepsSlice({ productName, made }: SliceProps) {
  const { step } = useLayout(made)
  return step && <StepStrip current={step} productName={productName} />
}

function PanelSlice({ stock, made }: SliceProps) {
  const { actor } = useCheckout()
  const { screen, amount, merchantName, isDetailOpen } = useLayout(made)
  const parts = useSyncExternalStore(
    stock.subscribe,
    () => stock.partsOf(screen),
    () => stock.partsOf(made.screen),
  )
  const action = typeof parts === 'object' && parts.Action && <parts.Action />
  return (
    <PayPanel
      Detail={useClientOnly(PayDetail, undefined)}
      amount={amount}
      merchantName={merchantName}
      action={action}
      isBare={!action}
      isOpen={isDetailOpen}
      onToggle={() => {
        actor.send({ type: 'shopper.toggledDetail' })
      }}
    />
  )
}

function FooterSlice({ productName, languageHref, made }: SliceProps) {
  const { merchantName, isSolo } = useLayout(made)
  return (
    <Footer
      productName={productName}
      merchantName={merchantName}
      languageHref={useClientOnly(languageHref, '')}
      onToggleTheme={toggleTheme}
      isSolo={isSolo}
    />
  )
}

/** Nothing stood there in the page that was made, whatever has been refused, or opened to be read, by now. */
function NoticeSlice({ productName }: SliceProps) {
  const over = (
    <>
      <Notice />
      <ReadingSlice productName={productName} />
    </>
  )
  return useClientOnly(over, null)
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
