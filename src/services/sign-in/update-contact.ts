import type { updateContact } from '../../../machines/sign-in/identify/ports'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { PortHandler } from '../platform/implement-port'

/** A refusal shows a notice, like that of any call; the journey does not wait for this one. */
export function contactHandler(members: Pick<MemberGateway, 'updateContact'>): PortHandler<typeof updateContact> {
  return async (contact) => {
    const outcome = await members.updateContact(contact)
    if (outcome.kind === 'refused') throw new Error('the order keeps the contact that it had')
    return undefined
  }
}
