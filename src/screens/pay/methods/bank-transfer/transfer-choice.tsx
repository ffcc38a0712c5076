import type { BankAccount } from '../../../../../machines/entities/bank-transfer'
import { ibanInGroups, TRANSFER_DAYS } from '../../../../../machines/payment/bank-transfer/rules'
import type { BankTransferView } from '../../../../../machines/payment/bank-transfer/view'
import { BankTile } from '../../../../components/bank-tile/bank-tile'
import { CopyRow } from '../../../../components/copy/copy-row'
import { Iban } from '../../../../components/copy/iban'
import { infoMark } from '../../../../components/icon/later-icons'
import { Note } from '../../../../components/note/note'
import { Paper } from '../../../../components/paper/paper'
import { RadioList } from '../../../../components/radio-list/radio-list'
import { Section } from '../../../../components/section/section'
import { Timeline } from '../../../../components/timeline/timeline'
import { longDay } from '../../../../words/long-day'
import { useCopyWords } from '../../../../words/use-copy-words'
import { useWords } from '../../../../words/use-words'
import type { BankTransferActor } from '../../form/actors'

/** The account that the money goes to, shown before there is a transfer code (BANK-01). */
function AccountPaper({ account: { iban, recipient } }: { readonly account: BankAccount }) {
  const { say } = useWords()
  const wordsOf = useCopyWords()
  const [ibanLabel, recipientLabel] = [say('transfer.iban'), say('transfer.recipient')]
  return (
    <Paper>
      <CopyRow
        name="iban"
        label={ibanLabel}
        shown={<Iban inGroups={ibanInGroups(iban)} />}
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

interface TransferChoiceProps {
  readonly actor: BankTransferActor
  readonly view: BankTransferView
}

/** The choice of the bank, and the steps after it (BANK-01). */
export function TransferChoice({ actor, view }: TransferChoiceProps) {
  const { say, language } = useWords()
  const { accounts, account, endsOn } = view
  const until = endsOn && say('transfer.until', { day: longDay(endsOn, language) })
  return (
    <>
      <Section title={say('transfer.chooseBank')}>
        <RadioList
          name="selectedBankId"
          legend={say('transfer.chooseBank')}
          isRequired
          error={view.isBankMissing ? say('transfer.chooseBank.first') : undefined}
          options={accounts.map(({ bankId, bankName, logo }) => {
            const title = bankName ?? String(bankId)
            return {
              value: String(bankId),
              title: <bdi>{title}</bdi>,
              mark: <BankTile name={title} logo={logo} />,
            }
          })}
          selected={account && String(account.bankId)}
          onSelect={(value) => {
            const chosen = accounts.find(({ bankId }) => String(bankId) === value)
            if (chosen) actor.send({ type: 'shopper.choseBank', bankId: chosen.bankId })
          }}
        />
      </Section>
      {account && <AccountPaper account={account} />}
      <Section title={say('transfer.how')}>
        <Timeline
          steps={[
            { title: say('transfer.how.code') },
            { title: say('transfer.how.send') },
            { title: say('transfer.how.days', { count: TRANSFER_DAYS }), second: until },
          ]}
        />
      </Section>
      <Note icon={infoMark} role="note">
        {say('transfer.onlyOne')}
      </Note>
    </>
  )
}
