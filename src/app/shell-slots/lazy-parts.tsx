import '../../../styles/later-theme.css'
import { formatCountdown } from '../../../machines/around/countdown/rules'
import { Money } from '../../components/money/money'
import { Clock } from '../../shell/clock'
import { Notice } from '../../shell/notice'
import { PayDetail } from '../../shell/pay-detail'
import type { ShellLazyParts } from '../first/frame-parts'
import { Announcement } from './announcement'
import { TimeLeft, TimeSpoken } from './countdown-clock'
import { Design } from './design'
import { BankSlot, ExitSlot, LegalTextSlot } from './dialog-slots'
import { NetworkStrip } from './network-strip'
import { PhoneCode } from './phone-code'
import { WayBack } from './way-back'
import '../../shell/compact.css'

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
