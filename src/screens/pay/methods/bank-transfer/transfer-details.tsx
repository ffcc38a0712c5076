import { TRANSFER_DAYS, transferLines } from '../../../../../machines/payment/bank-transfer/rules'
import type { BankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { links } from '../../../../../styles/rhythm.css'
import { clock } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { TextButton } from '../../../../components/text-button/text-button'
import { longDay } from '../../../../words/long-day'
import { useWords } from '../../../../words/use-words'
import type { BankTransferActor } from '../../form/actors'
import { LoginOver } from './login-over'
import * as css from './bank-transfer.css'
import { saveText, transferText } from './transfer-file'
import { TransferPaper } from './transfer-paper'

interface TransferDetailsProps {
  readonly actor: BankTransferActor
  readonly view: BankTransferView
}

/** What the shopper takes to the bank, and to paper or a file (BANK-01, BEST-07). */
export function TransferDetails({
  actor,
  view: { transfer, account, endsOn, receivedOn, isTellable },
}: TransferDetailsProps) {
  const words = useWords()
  const { say, language } = words
  if (!transfer) return null
  const { code } = transfer
  if (code === undefined) return <LoginOver />
  const lines = transferLines(transfer, account)
  return (
    <>
      <LoginOver />
      <TransferPaper lines={lines} />
      {endsOn && (
        <Note icon={clock} role="note">
          <b>{say('transfer.days', { count: TRANSFER_DAYS })}</b>{' '}
          {say('transfer.days.until', { day: longDay(endsOn, language) })}{' '}
          {receivedOn && say('transfer.receivedOn', { day: longDay(receivedOn, language) })}
        </Note>
      )}
      <div className={`${links} ${css.screenOnly}`}>
        <TextButton
          action="print"
          onPress={() => {
            window.print()
          }}
        >
          {say('transfer.print')}
        </TextButton>
        <TextButton
          action="save"
          onPress={() => {
            saveText(`${say('transfer.file')}-${code}.txt`, transferText(lines, words))
          }}
        >
          {say('transfer.save')}
        </TextButton>
        {isTellable && (
          <TextButton
            action="leave"
            onPress={() => {
              actor.send({ type: 'shopper.askedToLeave' })
            }}
          >
            {say('transfer.leave')}
          </TextButton>
        )}
      </div>
    </>
  )
}
