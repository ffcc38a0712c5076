import type { InferInput } from 'valibot'
import { call } from '../../described-call'
import { nothing } from '../../fields'
import type * as requests from '../../requests/member'

/** Grants consent to commercial messages, from the modal. */
export const permitMessages = call({
  path: '/api/v1/members/users/communicationsPermission',
  kind: 'preference',
  by: 'member',
  body: (): InferInput<typeof requests.permitMessages> => ({ communicationsPermission: 'PERMITTED_ON_MODAL' }),
  answer: () => nothing,
})

/** Updates the order's contact with the buyer's e-mail and phone, of any country (IDEN-07). */
export const updateContact = call({
  path: '/api/v1/checkout/update-contact',
  method: 'PUT',
  kind: 'preference',
  isPassedOver: true,
  by: 'visitor',
  body: (
    _,
    { email, gsmNumber }: { readonly email: string; readonly gsmNumber: string },
  ): InferInput<typeof requests.updateContact> => ({ email, gsmNumber }),
  answer: () => nothing,
})
