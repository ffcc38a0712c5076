import { type TransferLine, ibanInGroups } from '../../../../../machines/payment/bank-transfer/rules'
import { formatMoney } from '../../../../../machines/entities/money'
import { keptDay } from '../../../../words/long-day'
import type { Words } from '../../../../words/use-words'
import { TRANSFER_LABELS } from './transfer-labels'

function valueOf(line: TransferLine, language: Words['language']): string {
  if (line.name === 'amount') return formatMoney(line.amount, language)
  if (line.name === 'deadline') return keptDay(line.day, language).replace('\u00a0', ' ')
  return line.name === 'iban' ? ibanInGroups(line.text) : line.text
}

/** The transfer's details as plain text, which any program opens (BEST-07). */
export function transferText(lines: readonly TransferLine[], { say, language }: Words): string {
  return lines.map((line) => `${say(TRANSFER_LABELS[line.name])}: ${valueOf(line, language)}\r\n`).join('')
}

/** Downloads a text file. The byte order mark at its start makes old programs read it as UTF-8. */
export function saveText(name: string, text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.appendChild(link)
  link.click()
  link.remove()
  // Safari reads the blob after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, 10_000)
}
