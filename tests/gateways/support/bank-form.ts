import { formOf } from '../../support/bank-form'
import { bankAddress } from '../../../src/services/redirects/bank-address'
import type * as real from '../../../src/services/redirects/bank-form'

/** A bank's page read without a document to read it in. A browser test shows what a hostile one could do. */
export const bankFormOf: typeof real.bankFormOf = (html, home) => {
  const { action, fields } = formOf(html)
  const address = bankAddress(action, home)
  if (typeof address === 'string') return { fault: address === 'own' ? 'ownAddress' : 'unusableAddress' }
  return { form: { action: address.href, host: address.host, fields: Object.entries(fields) } }
}
