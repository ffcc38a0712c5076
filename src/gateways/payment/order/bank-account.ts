import * as v from 'valibot'
import type { BankAccount } from '../../../../machines/entities/bank-transfer'
import { nameIfAny, reference, textIfAny } from '../../fields'
import { safeUrl } from '../../safe-url'

const ownFields = {
  bankName: nameIfAny,
  name: nameIfAny,
  iban: v.pipe(
    v.string(),
    v.transform((iban) => iban.replace(/\s/g, '')),
    v.regex(/^TR\d{7}[\dA-Z]{17}$/),
  ),
  legalCompanyTitle: nameIfAny,
  recipient: nameIfAny,
  bankLogoUrl: textIfAny,
}

const inBank = v.pipe(
  v.object({ bankId: reference, bank: v.object(ownFields) }),
  v.transform(({ bankId, bank }) => ({ ...bank, bankId })),
)

/** Of the bank there may be no more than its name. */
const besideBank = v.pipe(
  v.object({ bankId: reference, bank: nameIfAny, ...ownFields }),
  v.transform(({ bank, ...account }) => ({ ...account, bankName: account.bankName ?? bank })),
)

/** An account stands in `bank` (BANK-01), or beside it. Without an IBAN of ours there is nothing to send money to. */
/* @__NO_SIDE_EFFECTS__ */
export const bankAccount = (isTestMode: boolean) =>
  v.pipe(
    v.union([inBank, besideBank]),
    v.transform((account): BankAccount => ({
      bankId: account.bankId,
      bankName: account.bankName ?? account.name,
      iban: account.iban,
      recipient: account.legalCompanyTitle ?? account.recipient,
      bankLogoUrl: safeUrl(account.bankLogoUrl, isTestMode),
    })),
  )
