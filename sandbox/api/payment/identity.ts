import { type Answer, type Refused, refused } from '../../http/answer'
import type { BuyerCall } from '../../http/endpoint'
import { emailMistake, hashMistake } from '../../http/member-claims'

interface Claims {
  readonly memberId?: string | undefined
  readonly memberToken?: string | undefined
  readonly memberEmail: string
  readonly gsmNumber: string
  readonly userIdentification: string
  readonly paymentCard?: object | undefined
}

/**
 * Checks that the payer is the logged-in member: by id, by the token of the card list (a saved card requires it), by the e-mail and by
 * its hash.
 */
export async function identityMistake({ input, session, member, now }: BuyerCall<Claims>): Promise<Answer | undefined> {
  const { memberId, memberToken, memberEmail, userIdentification, paymentCard } = input
  const hash = () => hashMistake(memberEmail, userIdentification)
  if (!session) return guestMistake(input) ?? (await hash())
  const needed = { memberId, ...(paymentCard && 'cardToken' in paymentCard && { memberToken }) }
  const [missing] = Object.entries(needed).find(([, value]) => value === undefined) ?? []
  if (missing !== undefined) return refused('wrong-payload', `${missing}: missing`)
  if (memberId !== session.memberId) return refused('wrong-identity', 'memberId')
  if (memberToken !== undefined && (session.memberTokens.get(memberToken) ?? 0) <= now) {
    return refused('wrong-identity', 'memberToken')
  }
  return (member && emailMistake('memberEmail', memberEmail, member)) ?? (await hash())
}

/** A guest sends neither id nor token, has a foreign number, and no wallet that could keep the card. */
function guestMistake({ memberId, memberToken, gsmNumber, paymentCard }: Claims): Refused | undefined {
  const isKept = paymentCard && 'registerConsumerCard' in paymentCard && paymentCard.registerConsumerCard === true
  const ofMembers = { memberId, memberToken, 'paymentCard.registerConsumerCard': isKept || undefined }
  const [claimed] = Object.entries(ofMembers).find(([, value]) => value !== undefined) ?? []
  if (claimed !== undefined) return refused('wrong-payload', `${claimed}: not of a buyer who is no member`)
  return gsmNumber.startsWith('+90') ? refused('wrong-identity', 'gsmNumber') : undefined
}
