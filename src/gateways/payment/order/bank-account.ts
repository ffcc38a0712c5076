import * as v from 'valibot'
import type { BankAccount } from '../../../../machines/entities/bank-transfer'
import { nameIfAny, reference, textIfAny } from '../../fields'
import { safeUrl } from '../../safe-url'

/** An account stands in `bank` (BANK-01). Without an IBAN of ours there is nothing to send money to. */
/* @__NO_SIDE_EFFECTS__ */
export const bankAccount = (isTestMode: boolean) =>
  v.pipe(
    v.object({
      bankId: reference,
      bank: v.object({
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
      }),
    }),
    v.transform(({ bankId, bank }): BankAccount => ({
      bankId,
      bankName: bank.bankName ?? bank.name,
      iban: bank.iban,
      recipient: bank.legalCompanyTitle ?? bank.recipient,
      bankLogoUrl: safeUrl(bank.bankLogoUrl, isTestMode),
    })),
  )
