import '../../../styles/later-theme.css'
import { shallowEqual, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { formatCountdown } from '../../../machines/around/countdown/rules'
import { countdownView, announcementKeyOf } from '../../../machines/around/countdown/view'
import { planOf } from '../../../machines/checkout/screen-meta'
import type { Screen } from '../../../machines/checkout/rules'
import { placeOf } from '../../../machines/checkout/screens'
import {
  exitView,
  isBankShown,
  isCompact,
  isPaymentLink,
  isQrCodeOffered,
  returnView,
} from '../../../machines/checkout/views'
import { media } from '../../../styles/tokens'
import { visuallyHidden } from '../../../styles/visually-hidden.css'
import { LazyPart } from '../../checkout/lazy-part'
import { useCheckout } from '../../checkout/provider'
import { useChild, useView } from '../../checkout/use-view'
import { Icon } from '../../components/icon/icon'
import { triangle } from '../../components/icon/later-icons'
import { Money } from '../../components/money/money'
import { searchWith } from '../../routing/search'
import { layoutView } from '../../screens/layout-view'
import { pathOf } from '../../screens/registry'
import { BackButton } from '../../shell/back-button'
import { Clock } from '../../shell/clock'
import type { LegalTextProps } from '../../shell/legal-text'
import { storeLinkView, showLinkView } from '../../shell/link-view'
import { strip } from '../../shell/network-strip.css'
import { Notice } from '../../shell/notice'
import { PayDetail } from '../../shell/pay-detail'
import { QrCode } from '../../shell/qr-code'
import { useLaterWords } from '../../words/use-later-words'
import { useWords } from '../../words/use-words'
import '../../shell/compact.css'
import type { ShellLazyParts, ScreenRegistry } from '../first/frame-parts'

/** The header's button back to the shop (SHELL-01). */
function WayBack() {
  const words = useLaterWords()
  const { actor } = useCheckout()
  const { is, merchantHost } = useView(returnView)
  const label = merchantHost === undefined ? words('result.back.noHost') : words('result.back', { host: merchantHost })
  if (is === undefined || label === undefined) return null
  return (
    <BackButton
      host={merchantHost}
      label={label}
      isLocked={is === 'locked'}
      onPress={() => actor.send({ type: 'shopper.askedToExit' })}
    />
  )
}

/**
 * Tells the shopper that calls are slow or fail, as long as that lasts. The column of the visible strip depends on the layout: a moved
 * element would count as a layout shift, a new one does not. The status is always the same element, so that it is announced once.
 */
function NetworkStrip() {
  const { say } = useWords()
  const network = useView(({ value }) => value.network)
  const { isSolo } = useView(layoutView)
  const words = network !== 'online' && say(network === 'offline' ? 'shell.offline' : 'shell.slow')
  return (
    <>
      <p className={visuallyHidden} role="status" data-network={network}>
        {words}
      </p>
      {words && (
        <p key={String(isSolo)} className={strip} aria-hidden>
          <Icon name={triangle} />
          {words}
        </p>
      )}
    </>
  )
}

/** The countdown for screen readers, announced at its milestones and not each second (CNT-07). The screen announces its end. */
function TimeSpoken() {
  const words = useLaterWords()
  const moment = useSelector(useChild('countdown'), (snapshot) => snapshot && announcementKeyOf(snapshot))
  return (
    <p className={visuallyHidden} role="status" data-moment={moment}>
      {moment && words(moment)}
    </p>
  )
}

/** The countdown in the header; only this re-renders each second. */
function TimeLeft() {
  const actor = useChild('countdown')
  const view = useSelector(actor, (snapshot) => snapshot && countdownView(snapshot), shallowEqual)
  return view?.face !== undefined && <Clock timeLeft={view.face} share={view.share} isLast={view.isWarning} />
}

/** This page's address for a phone, marked as coming from the QR code. */
const phoneAddress = ({ origin, search }: Pick<Location, 'origin' | 'search'>, pathname: string): string =>
  origin + pathname + searchWith(search, 'redirectedFrom', 'qr')

function watchWidth(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const isDesktop = () => matchMedia(media.desktop).matches

/** Lets the shopper continue on a phone (SHELL-03). */
function PhoneCode() {
  const words = useLaterWords()
  const isWide = useSyncExternalStore(watchWidth, isDesktop)
  const isOffered = useView(isQrCodeOffered)
  const pathname = useView((snapshot) => pathOf(placeOf(snapshot)))
  const label = words('qr.label')
  const text = words('qr.text')
  if (!isWide || !isOffered || label === undefined || text === undefined) return null
  return <QrCode address={phoneAddress(location, pathname)} label={label} text={text} />
}

const loadLegalText = () => import('../../shell/legal-text').then(({ LegalText }) => LegalText)

/**
 * The modal is as large as the rest of the shell's code, so it is fetched when the first text is opened. Pressing the link again retries a
 * failed load.
 */
function LegalTextSlot(props: LegalTextProps) {
  const { actor: checkout } = useCheckout()
  const legalText = useChild('legalText')
  const close = useCallback(() => {
    checkout.getSnapshot().children.legalText?.send({ type: 'shopper.closedText' })
  }, [checkout])
  return (
    <LazyPart
      wanted={legalText ? 'now' : 'never'}
      load={loadLegalText}
      close={close}
      fallback="notice"
      yields
      props={props}
    />
  )
}

const loadModal = () => import('../../shell/exit-modal').then(({ ExitModal }) => ExitModal)

const NO_PROPS = {}

/** Fetched when the shopper first wants to leave. */
function ExitSlot() {
  const { actor } = useCheckout()
  const { isOpen } = useView(exitView)
  const close = useCallback(() => actor.send({ type: 'shopper.keptPaying' }), [actor])
  return (
    <LazyPart
      wanted={isOpen ? 'now' : 'never'}
      load={loadModal}
      close={close}
      fallback="notice"
      yields
      props={NO_PROPS}
    />
  )
}

const loadBankFrame = () => import('../../shell/bank-page').then(({ BankPage }) => BankPage)

/** The bank's page within this one, shown if this page itself is framed. */
function BankSlot() {
  const { bankVisit } = useCheckout()
  const visit = useView(isBankShown) ? bankVisit() : undefined
  const props = useMemo(() => ({ visit }), [visit])
  const fail = useCallback(() => bankVisit()?.onFailed(), [bankVisit])
  return <LazyPart wanted={visit ? 'now' : 'never'} load={loadBankFrame} close={fail} fallback="page" props={props} />
}

/** These screens render before the order is known and keep their layout: another one would move everything on them. */
const DRAWN_BEFORE_ORDER: readonly Screen[] = ['identify', 'sdk', 'quick-login']

/**
 * Sets the design on the document: the new one, or the compact one for an order that switches the new one off (SHELL-13). Also sets and
 * saves the layout of a payment link, which the address of an embedded checkout sets earlier.
 */
function Design() {
  const design = useView(isCompact) ? 'compact' : 'new'
  const isLink = useView(isPaymentLink)
  const token = useView(({ context }) => context.token)
  const { screen } = useView(planOf)
  // Also the first screen of a stored login, where the layout was not stored with it.
  const [first] = useState(screen)
  const isNext = screen !== first && !DRAWN_BEFORE_ORDER.includes(screen)
  useEffect(() => {
    document.documentElement.setAttribute('data-design', design)
    if (isLink) storeLinkView(token)
    if (isLink && isNext) showLinkView()
  }, [design, isLink, isNext, token])
  return null
}

/** Announces a change of state to screen readers. Its sentences load with the screens. */
function Announcement({ registry }: { readonly registry: ScreenRegistry }) {
  const { say } = useWords()
  const { screen, live } = useView(planOf)
  const isHere = useSyncExternalStore(registry.subscribe, () => typeof registry.partsOf(screen) === 'object')
  return (
    <p className={visuallyHidden} role="status">
      {isHere && live && say(live)}
    </p>
  )
}

export const shellLazyParts: ShellLazyParts = {
  Clock: ({ is }) => (is === 'over' ? <Clock timeLeft={formatCountdown(0)} share={0} isLast /> : <TimeLeft />),
  UnderHeader: () => (
    <>
      <NetworkStrip />
      <TimeSpoken />
      <Design />
    </>
  ),
  WayBack,
  PhoneCode,
  PayDetail,
  Money,
  Dialogs: ({ productName, registry }) => (
    <>
      <Announcement registry={registry} />
      <Notice />
      <LegalTextSlot productName={productName} />
      <ExitSlot />
      <BankSlot />
    </>
  ),
}
