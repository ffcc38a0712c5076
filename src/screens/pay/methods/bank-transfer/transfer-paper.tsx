import { type TransferLine, ibanInGroups } from '../../../../../machines/payment/bank-transfer/rules'
import { formatMoney, plainAmount } from '../../../../../machines/entities/money'
import { CopyRow } from '../../../../components/copy/copy-row'
import { Paper } from '../../../../components/paper/paper'
import type { WordKey } from '../../../../words/table'
import { useCopyWords } from '../../../../words/use-copy-words'
import { useWords } from '../../../../words/use-words'

const LABELS = {
  code: 'transfer.code',
  iban: 'transfer.iban',
  recipient: 'transfer.recipient',
  amount: 'transfer.amount',
} as const satisfies Readonly<Record<string, WordKey>>

interface TransferPaperProps {
  readonly lines: readonly TransferLine[]
}

/** All that is typed in at the bank, each with its copy button; the code, on which everything hangs, first. */
export function TransferPaper({ lines }: TransferPaperProps) {
  const { say, language } = useWords()
  const wordsOf = useCopyWords()
  const lineOf = (name: TransferLine['name']) => lines.find((line) => line.name === name)
  const rowOf = (name: keyof typeof LABELS) => {
    const line = lineOf(name)
    if (!line || line.name === 'deadline') return null
    const label = say(LABELS[name])
    const row = { name, label, words: wordsOf(label) }
    if (line.name === 'amount') {
      return { ...row, text: plainAmount(line.amount, language), shown: formatMoney(line.amount, language) }
    }
    return { ...row, text: line.text, shown: name === 'iban' ? ibanInGroups(line.text) : line.text }
  }
  const [code, iban, recipient, amount] = (['code', 'iban', 'recipient', 'amount'] as const).map(rowOf)
  return (
    <Paper>
      {code && <CopyRow {...code} kind="head" hint={say('transfer.code.where')} />}
      {iban && <CopyRow {...iban} kind="long" />}
      {recipient && <CopyRow {...recipient} />}
      {amount && <CopyRow {...amount} />}
    </Paper>
  )
}
