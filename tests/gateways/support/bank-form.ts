import { formOf } from '../../support/bank-form'
import { bankAddress } from '../../../src/services/redirects/bank-address'
import type * as real from '../../../src/services/redirects/bank-form'

/** Reads a bank's page without a document to parse it. A browser test covers hostile pages. */
export const bankFormOf: typeof real.bankFormOf = (html, home) => {
  const { action, fields } = formOf(html)
  const address = bankAddress(action, home)
  if (typeof address === 'string') return { fault: address === 'own' ? 'ownAddress' : 'unusableAddress' }
  return { form: { action: address.href, host: address.host, fields: Object.entries(fields) } }
}
