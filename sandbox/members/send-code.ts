import { codeText } from '../inbox/message'
import type { Language } from '../language'
import { merchantNameOf } from '../orders/init-data'
import type { Order } from '../orders/order'
import type { World } from '../world'
import { issueCode } from './login-code'
import type { LoginCode, Recipient } from './login-code'

interface Sending {
  readonly order: Order
  readonly locale: Language
  readonly now: number
  /** How many codes were asked for again before; none when a login begins. */
  readonly resends: number
}

/** Sends a fresh code to a phone, for an order. Whatever was sent before is worth nothing from now on. */
export function sendCode(world: World, recipient: Recipient, { order, locale, now, resends }: Sending): LoginCode {
  const issued = issueCode(world, recipient, { now, resends, lifetimeSeconds: order.times.codeLifetimeSeconds })
  const { code } = issued
  const { token, purpose } = order
  const host = new URL(world.origins.app).hostname
  const text = codeText({ code, merchant: merchantNameOf(order), host, purpose }, locale)
  world.state.messages.push({ at: now, token, gsmNumber: recipient.gsmNumber, language: locale, code, text })
  return issued
}
