import { useSyncExternalStore } from 'react'
import { placeOf } from '../../../machines/checkout/screens'
import { isQrCodeOffered } from '../../../machines/checkout/views'
import { media } from '../../../styles/tokens'
import { useView } from '../../checkout/use-view'
import { pathOf } from '../../screens/registry'
import { QrCode } from '../../shell/qr-code'
import { useLaterWords } from '../../words/use-later-words'
import { phoneAddress } from './phone-address'

function watchWidth(listener: () => void) {
  addEventListener('resize', listener)
  return () => {
    removeEventListener('resize', listener)
  }
}

const isDesktop = () => matchMedia(media.desktop).matches

/** From the desktop to the phone (SHELL-03). */
export function PhoneCode() {
  const words = useLaterWords()
  const isWide = useSyncExternalStore(watchWidth, isDesktop)
  const isOffered = useView(isQrCodeOffered)
  const pathname = useView((snapshot) => pathOf(placeOf(snapshot)))
  if (!isWide || !isOffered || words('qr.text') === undefined) return null
  return <QrCode address={phoneAddress(location, pathname)} />
}
