import { codeText } from '../inbox/message'
import { merchantNameOf } from '../orders/init-data'
import type { Deps } from '../kernel/deps'
import { type Recipient, issueCode } from './login-code'
import type { Language } from '../records/language'
import type { LoginCode } from '../records/login-code'
import type { Order } from '../records/order'

interface Sending {
  readonly order: Order
  readonly locale: Language
  readonly now: number
  /** The number of earlier resends; 0 when a login begins. */
  readonly resends: number
}

/** Sends a new code to a phone, for an order, and invalidates every earlier code. */
export function sendCode(deps: Deps, recipient: Recipient, { order, locale, now, resends }: Sending): LoginCode {
  const { token, purpose, times } = order
  const issued = issueCode(deps, recipient, { token, now, resends, lifetimeSeconds: times.codeLifetimeSeconds })
  const { code } = issued
  const host = new URL(deps.origins.app).hostname
  const text = codeText({ code, merchant: merchantNameOf(order), host, purpose }, locale)
  deps.state.messages.push({ at: now, token, gsmNumber: recipient.gsmNumber, language: locale, code, text })
  return issued
}
