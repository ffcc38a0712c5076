import '../../../styles/later-theme.css'
import { clockFace } from '../../../machines/around/countdown/rules'
import { Money } from '../../components/money/money'
import { Clock } from '../../shell/clock'
import { EntranceNotes } from '../../shell/entrance-notes'
import { NetworkStrip } from '../../shell/network-strip'
import { Notice } from '../../shell/notice'
import { PayDetail } from '../../shell/pay-detail'
import { Announcement } from './announcement'
import { Design } from './design'
import { ExitSlot } from './exit-slot'
import { PhoneCode } from './phone-code'
import { LegalTextSlot } from './legal-text-slot'
import { TimeLeft } from './time-left'
import { TimeSpoken } from './time-spoken'
import { WayBack } from './way-back'
import type { LateParts } from '../first/frame-parts'

/** The time, what is told over the screen, and what is read over it. */
export const lateParts: LateParts = {
  Clock: ({ is }) => (is === 'over' ? <Clock timeLeft={clockFace(0)} share={0} isLast /> : <TimeLeft />),
  UnderHeader: () => (
    <>
      <NetworkStrip />
      <EntranceNotes />
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
    </>
  ),
}
