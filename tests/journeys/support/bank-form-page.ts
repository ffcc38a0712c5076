import * as v from 'valibot'
import { redirectHtml } from '../../../src/gateways/redirect-html'
import type { CheckoutOrigin } from '../../../src/services/redirects/bank-address'
import { type BankFormReading, type FormFields, bankFormOf } from '../../../src/services/redirects/bank-form'
import { postForm } from '../../../src/services/redirects/post-form'

/** The checkout's own way with a bank's page, on a page that has nothing else. */
const underTest = {
  /** As it came over the wire; what the gateway would not hand on is read as it is. */
  read(sent: string, home: CheckoutOrigin): BankFormReading {
    const taken = v.safeParse(redirectHtml, sent)
    return bankFormOf(taken.success ? taken.output : sent, home)
  },
  post: (action: string, fields: FormFields) => postForm(action, fields),
}

export type UnderTest = typeof underTest

Object.assign(globalThis, { underTest })
