import type { Deps } from '../../kernel/deps'
import type { BuyerCall } from '../../http/endpoint'
import type { Member } from '../../records/member'

/** The payer as the payment records them: a member by the wallet's data, a guest by the data that was sent. */
export interface Payer {
  readonly member: Member | undefined
  readonly email: string
  readonly gsmNumber: string
}

type Contact = { readonly memberEmail: string; readonly gsmNumber: string }

export function payerOf({ state }: Deps, { session, input }: BuyerCall<Contact>): Payer {
  const member = session && state.members.get(session.memberId)
  const { email, gsmNumber } = member ?? { email: input.memberEmail, gsmNumber: input.gsmNumber }
  return { member, email, gsmNumber }
}
