import * as v from 'valibot'
import { redirectHtml } from '../../../src/gateways/redirect-html'
import type { CheckoutOrigin } from '../../../src/services/redirects/bank-address'
import { type BankFormReading, type FormFields, bankFormOf } from '../../../src/services/redirects/bank-form'
import { postForm } from '../../../src/services/redirects/post-form'

/** The checkout's own code for a bank's page, on an otherwise empty page. */
const underTest = {
  /** Reads the HTML as sent by the provider. Text that the gateway's schema would reject is read unchanged. */
  read(sent: string, home: CheckoutOrigin): BankFormReading {
    const taken = v.safeParse(redirectHtml, sent)
    return bankFormOf(taken.success ? taken.output : sent, home)
  },
  post: (action: string, fields: FormFields) => postForm(action, fields),
}

export type UnderTest = typeof underTest

Object.assign(globalThis, { underTest })
