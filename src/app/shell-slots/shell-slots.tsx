import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import { placeOf } from '../../../machines/checkout/screens'
import { languageOf } from '../../../machines/entities/language'
import { useCheckout } from '../../checkout/provider'
import { useReadOnClient } from '../../checkout/use-read-on-client'
import { useView } from '../../checkout/use-view'
import { Button } from '../../components/button/button'
import { Heading } from '../../components/heading/heading'
import { Main } from '../../components/main/main'
import { type LayoutView, layoutView } from '../../screens/layout-view'
import { mountOf, pathWithin } from '../../routing/mount'
import { linkPathOf } from '../../routing/paths'
import { footerOf } from '../../screens/registry'
import { Footer } from '../../shell/footer'
import { Header } from '../../shell/header'
import { PayPanel } from '../../shell/pay-panel'
import { StepsSkeleton, StepStrip } from '../../shell/step-strip'
import * as banner from '../../shell/test-mode-banner.css'
import { useWords } from '../../words/use-words'
import { otherLanguageHref } from '../boot/language-href'
import type { ShellLazyParts, ScreenParts, ShellSlots, SlotProps } from '../first/frame-parts'
import '../../shell/theme-button-focus.css'
import { testMode } from './app.css'

/** Shown in place of a screen whose chunk failed to load. Uses only code that came with the first screen. */
function ChunkMissing() {
  const { say } = useWords()
  return (
    <Main screen="chunk-missing">
      <Heading lede={say('errors.connection')}>{say('shell.notLoaded')}</Heading>
      <Button
        action="try-again"
        onPress={() => {
          location.reload()
        }}
      >
        {say('shell.tryAgain')}
      </Button>
    </Main>
  )
}

function useLayout(made: LayoutView): LayoutView {
  const now = useView(layoutView)
  return useReadOnClient(() => now, made)
}

/** In the flow above the header, so that it covers nothing. */
function TestModeSlot() {
  const { say } = useWords()
  const words = say('shell.testMode')
  return (
    <div className={testMode}>
      <aside className={banner.banner} aria-label={words}>
        <p className={banner.words}>{words}</p>
      </aside>
    </div>
  )
}

/** Parts that no prerendered page contains; undefined until they have loaded. */
function useLate({ registry }: Pick<SlotProps, 'registry'>): Partial<ShellLazyParts> {
  const readLate = () => registry.shell()?.late
  return useSyncExternalStore(registry.subscribe, readLate, () => undefined) ?? {}
}

function HeaderSlot(props: SlotProps) {
  const { productName, logoUrl, made } = props
  const { Clock, UnderHeader, WayBack } = useLate(props)
  const { clock } = useLayout(made)
  return (
    <>
      <Header
        productName={productName}
        logoUrl={useReadOnClient(() => logoUrl, null)}
        goBack={WayBack && <WayBack />}
        clock={Clock && clock && <Clock is={clock} />}
      />
      {UnderHeader && <UnderHeader />}
    </>
  )
}

function StepsSlot({ productName, made }: SlotProps) {
  const { step } = useLayout(made)
  if (step === 'room') return <StepsSkeleton />
  return step && <StepStrip current={step} productName={productName} />
}

const NONE: Partial<ScreenParts> = {}

function PanelSlot(props: SlotProps) {
  const { registry, made } = props
  const { PayDetail, Money, PhoneCode } = useLate(props)
  const { actor } = useCheckout()
  const { screen, amount, merchantName, canOpenDetail, isDetailOpen } = useLayout(made)
  const parts = useSyncExternalStore(
    registry.subscribe,
    () => registry.partsOf(screen),
    () => registry.partsOf(made.screen),
  )
  const { Action, Amount, PriceLines } = typeof parts === 'object' ? parts : NONE
  return (
    <>
      <PayPanel
        Detail={PayDetail}
        Money={Amount ?? Money}
        amount={amount}
        merchantName={merchantName}
        SumLines={PriceLines}
        action={Action && <Action />}
        isBare={!Action}
        canOpen={canOpenDetail}
        isOpen={isDetailOpen}
        onToggle={() => actor.send({ type: 'shopper.toggledDetail' })}
      />
      {PhoneCode && <PhoneCode />}
    </>
  )
}

function FooterSlot({ productName, made }: SlotProps) {
  const { merchantName, isSolo, isPayFlow, screen } = useLayout(made)
  const footer = footerOf(screen)
  const { actor } = useCheckout()
  const { i18n } = useLingui()
  const place = useView(placeOf)
  const readHref = () => {
    const { pathname, search } = location
    const path = mountOf(pathname) + linkPathOf(place, pathWithin(pathname))
    return otherLanguageHref({ pathname: path, search }, languageOf(i18n.locale))
  }
  return (
    <Footer
      productName={productName}
      merchantName={merchantName}
      languageHref={useReadOnClient(readHref, '')}
      onChangeLanguage={() => {
        import('./change-language')
          .then(({ changeLanguage }) => changeLanguage(i18n, actor))
          .catch(() => actor.send({ type: 'chunk.missed' }))
      }}
      isSolo={isSolo}
      isPayFlow={isPayFlow}
      isOnPhone={footer !== 'desktop'}
      isOnDesktop={footer !== 'phone'}
    />
  )
}

function NoticeSlot(props: SlotProps) {
  const { Dialogs } = useLate(props)
  return Dialogs && <Dialogs productName={props.productName} registry={props.registry} />
}

export const shellSlots: ShellSlots = {
  TestMode: TestModeSlot,
  Header: HeaderSlot,
  Steps: StepsSlot,
  Panel: PanelSlot,
  Footer: FooterSlot,
  Missing: ChunkMissing,
  Notice: NoticeSlot,
}
