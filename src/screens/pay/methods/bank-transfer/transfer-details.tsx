import { isLoginOver } from '../../../../../machines/checkout/views'
import { formatMoney, plainAmount } from '../../../../../machines/entities/money'
import { ibanInGroups, type TransferLine, transferLines } from '../../../../../machines/payment/bank-transfer/rules'
import type { BankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { links } from '../../../../../styles/rhythm.css'
import { useCheckout } from '../../../../checkout/provider'
import { useView } from '../../../../checkout/use-view'
import { CopyRow } from '../../../../components/copy/copy-row'
import { Iban } from '../../../../components/copy/iban'
import { clock, triangle } from '../../../../components/icon/later-icons'
import { Line, Lines } from '../../../../components/lines/lines'
import { Note } from '../../../../components/note/note'
import { Paper } from '../../../../components/paper/paper'
import { TextButton } from '../../../../components/text-button/text-button'
import { keptDay } from '../../../../words/long-day'
import { useCopyWords } from '../../../../words/use-copy-words'
import { useWords } from '../../../../words/use-words'
import { layoutView } from '../../../layout-view'
import type { BankTransferActor } from '../../form/actors'
import * as css from './bank-transfer.css'
import { saveText, transferText } from './transfer-file'
import { TRANSFER_LABELS } from './transfer-labels'

/** Everything that the shopper enters at the bank, each with a copy button; the transfer code, which matters most, comes first. */
function TransferPaper({ lines }: { readonly lines: readonly TransferLine[] }) {
  const { say, language } = useWords()
  const wordsOf = useCopyWords()
  const { merchantName: merchant } = useView(layoutView)
  const lineOf = (name: TransferLine['name']) => lines.find((line) => line.name === name)
  const rowOf = (name: TransferLine['name']) => {
    const line = lineOf(name)
    if (!line || line.name === 'deadline') return null
    const label = say(TRANSFER_LABELS[name])
    const row = { name, label, words: wordsOf(label) }
    if (line.name === 'amount') {
      return { ...row, text: plainAmount(line.amount, language), shown: formatMoney(line.amount, language) }
    }
    return { ...row, text: line.text, shown: name === 'iban' ? <Iban inGroups={ibanInGroups(line.text)} /> : line.text }
  }
  const [code, iban, recipient, amount] = (['code', 'iban', 'recipient', 'amount'] as const).map(rowOf)
  return (
    <Paper>
      {/* The last row ends at the paper's own padding, also where the shop's line is not shown. */}
      <div>
        {code && <CopyRow {...code} kind="head" hint={say('transfer.code.where')} />}
        {iban && <CopyRow {...iban} kind="long" />}
        {recipient && <CopyRow {...recipient} />}
        {amount && <CopyRow {...amount} />}
      </div>
      {merchant !== undefined && (
        <div className={css.printOnly}>
          <Lines>
            <Line label={say('receipt.merchant')} value={<bdi>{merchant}</bdi>} />
          </Lines>
        </div>
      )}
    </Paper>
  )
}

/** The login has ended while a transfer has its code: nothing is lost, and a shopper who logs in again returns to it (CNT-05). */
function LoginOver() {
  const { say } = useWords()
  const { actor } = useCheckout()
  if (!useView(isLoginOver)) return null
  return (
    <Note tone="warning" icon={triangle} role="alert">
      <b>{say('transfer.loginOver')}</b>
      <br />
      {say('transfer.loginOver.how')}
      <br />
      <TextButton action="try-again" onPress={() => actor.send({ type: 'shopper.retried' })}>
        {say('pages.memberToken.expire.logIn')}
      </TextButton>
    </Note>
  )
}

interface TransferDetailsProps {
  readonly actor: BankTransferActor
  readonly view: BankTransferView
}

/** What the shopper needs at the bank, to copy, print or save (BANK-01, BEST-07). */
export function TransferDetails({
  actor,
  view: { transfer, account, endsOn, receivedOn, canNotifyTransfer },
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
          <b>{say('transfer.arriveBy', { day: keptDay(endsOn, language) })}</b> {say('transfer.hours')}{' '}
          {receivedOn && say('transfer.receivedOn', { day: keptDay(receivedOn, language) })}
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
        {canNotifyTransfer && (
          <TextButton action="leave" onPress={() => actor.send({ type: 'shopper.askedToLeave' })}>
            {say('transfer.leave')}
          </TextButton>
        )}
      </div>
    </>
  )
}
