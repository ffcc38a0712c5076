import { useSyncExternalStore } from 'react'
import type { Place } from '../../../machines/checkout/rules'
import { placeOf } from '../../../machines/checkout/screens'
import { isQrCodeOffered } from '../../../machines/checkout/views'
import { media } from '../../../styles/tokens'
import { useView } from '../../checkout/use-view'
import { searchWith } from '../../routing/search'
import { pathOf } from '../../screens/registry'
import { reportUncaught } from '../../services/platform/report-uncaught'
import { QrCode } from '../../shell/qr-code'
import { useLaterWords } from '../../words/use-later-words'

/** This page's address for a phone, marked as coming from the QR code. */
const phoneAddress = ({ origin, search }: Pick<Location, 'origin' | 'search'>, place: Place) =>
  origin + pathOf(place) + searchWith(search, 'redirectedFrom', 'qr')

function watchWidth(listener: () => void) {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

const isDesktop = () => matchMedia(media.desktop).matches

/** Lets the shopper continue on a phone (SHELL-03). */
export function PhoneCode() {
  const words = useLaterWords()
  const isWide = useSyncExternalStore(watchWidth, isDesktop)
  const isOffered = useView(isQrCodeOffered)
  const place = useView(placeOf)
  const label = words('qr.label')
  const text = words('qr.text')
  if (!isWide || !isOffered || label === undefined || text === undefined) return null
  return <QrCode address={phoneAddress(location, place)} label={label} text={text} onFailed={reportUncaught} />
}
