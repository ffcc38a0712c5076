import { useSyncExternalStore } from 'react'
import { placeOf } from '../../machines/checkout/screens'
import { isQrCodeOffered } from '../../machines/checkout/views'
import { media } from '../../styles/tokens'
import { useView } from '../checkout/use-view'
import { paths } from '../routing/paths'
import { QrCode } from '../shell/qr-code'
import { useLaterWords } from '../words/use-later-words'
import { phoneAddress } from './phone-address'

const desktop = matchMedia(media.desktop)

function watchWidth(listener: () => void) {
  // Safari 13 has no addEventListener here.
  desktop.addListener(listener)
  return () => {
    desktop.removeListener(listener)
  }
}

const isDesktop = () => desktop.matches

/** From the desktop to the phone (SHELL-03). */
export function PhoneCode() {
  const words = useLaterWords()
  const isWide = useSyncExternalStore(watchWidth, isDesktop)
  const isOffered = useView(isQrCodeOffered)
  const pathname = useView((snapshot) => paths[placeOf(snapshot)])
  if (!isWide || !isOffered || words('qr.text') === undefined) return null
  return <QrCode address={phoneAddress(location, pathname)} />
}
