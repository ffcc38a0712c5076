import { codeText } from '../inbox/message'
import type { Language } from '../language'
import { merchantNameOf } from '../orders/init-data'
import type { Order } from '../orders/order'
import type { World } from '../world'
import { issueCode } from './login-code'
import type { LoginCode } from './login-code'
import type { Member } from './member'

interface Sending {
  readonly order: Order
  readonly locale: Language
  readonly now: number
  /** How many codes were asked for again before; none when a login begins. */
  readonly resends: number
}

/** Sends a fresh code to a member's phone, for an order. Whatever was sent before is worth nothing from now on. */
export function sendCode(world: World, member: Member, { order, locale, now, resends }: Sending): LoginCode {
  const issued = issueCode(world, member, { now, resends, lifetimeSeconds: order.times.codeLifetimeSeconds })
  const { code } = issued
  const text = codeText(code, merchantNameOf(order), locale)
  world.state.messages.push({ at: now, gsmNumber: member.gsmNumber, language: locale, code, text })
  return issued
}
