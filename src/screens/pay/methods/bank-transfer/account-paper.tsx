import { ibanInGroups } from '../../../../../machines/payment/bank-transfer/rules'
import type { BankAccount } from '../../../../../machines/entities/bank-transfer'
import { CopyRow } from '../../../../components/copy/copy-row'
import { Paper } from '../../../../components/paper/paper'
import { useCopyWords } from '../../../../words/use-copy-words'
import { useWords } from '../../../../words/use-words'

/** Where the money will go, before there is a code to send it with (BANK-01). */
export function AccountPaper({ account: { iban, recipient } }: { readonly account: BankAccount }) {
  const { say } = useWords()
  const wordsOf = useCopyWords()
  const [ibanLabel, recipientLabel] = [say('transfer.iban'), say('transfer.recipient')]
  return (
    <Paper>
      <CopyRow
        name="iban"
        label={ibanLabel}
        shown={ibanInGroups(iban)}
        text={iban}
        words={wordsOf(ibanLabel)}
        kind="long"
      />
      {recipient !== undefined && (
        <CopyRow
          name="recipient"
          label={recipientLabel}
          shown={recipient}
          text={recipient}
          words={wordsOf(recipientLabel)}
        />
      )}
    </Paper>
  )
}
