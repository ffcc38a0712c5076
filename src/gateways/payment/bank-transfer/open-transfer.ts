import * as v from 'valibot'
import type { BegunTransfer } from '../../../../machines/entities/bank-transfer'
import { call } from '../../described-call'
import { DETAIL_PATH, detailRequest } from '../../detail-request'
import { id, reference } from '../../fields'

/** What an order says of a transfer that it waits for. */
export type OpenTransfer = Pick<BegunTransfer, 'code' | 'bankTransferPaymentId' | 'bankId'>

const codeOfOrder = v.object({ code: id, bankTransferPaymentId: id, bankId: reference })

/** The code of an order whose transfer was begun, where the provider tells it; refused or broken where it does not. */
export const openTransfer = call({
  path: DETAIL_PATH,
  method: 'POST',
  kind: 'read',
  by: 'visitor',
  body: ({ token, language, provider }) => detailRequest(token, language, provider).body,
  answer: () => codeOfOrder,
  isQuiet: true,
})
