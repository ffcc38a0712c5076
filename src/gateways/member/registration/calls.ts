import type { InferInput } from 'valibot'
import { registeredEmail } from '../../../../machines/entities/email'
import { call, type RequestContext } from '../../described-call'
import { channelOf } from '../../provider'
import { onlyField, requiredFlag } from '../../fields'
import type * as requests from '../../requests/member'
import { codeSendingSchema } from '../login/answers'

/** A future member. The agreement is not included, because registration requires it (REG-02). */
export interface Registration {
  readonly email: string
  readonly phone: string
  readonly name: string
  readonly surname: string
  readonly isDataUsePermitted: boolean
  readonly areMessagesPermitted: boolean
}

const registrationBody = ({ provider }: RequestContext, buyer: Registration): InferInput<typeof requests.register> => ({
  email: registeredEmail(buyer.email),
  phoneNumber: buyer.phone,
  buyerName: buyer.name,
  buyerSurname: buyer.surname,
  registerChannel: channelOf(provider.product.slug),
  outlineAgreementStatus: 'ACCEPTED',
  ...(buyer.isDataUsePermitted ? { pdppPermission: 'PERMITTED_ON_REGISTER' } : {}),
  ...(buyer.areMessagesPermitted ? { communicationsPermission: 'PERMITTED' } : {}),
})

/** Registers a member and sends a code by SMS. */
export const register = call({
  path: '/api/v2/members-login/register',
  kind: 'sms',
  by: 'visitor',
  body: registrationBody,
  answer: () => codeSendingSchema(),
})

/** Registers a member from the quick login and sends a code by SMS. */
export const quickRegister = call({
  path: '/api/v1/members-login/quick-register',
  kind: 'sms',
  by: 'visitor',
  body: registrationBody,
  answer: () => codeSendingSchema(),
})

/** Whether a phone, of any country, belongs to a member. */
export const checkExistence = call({
  path: '/api/v2/members-login/check-existence-by-gsm',
  kind: 'read',
  isPassedOver: true,
  by: 'visitor',
  body: (_, { phone }: { readonly phone: string }): InferInput<typeof requests.checkExistence> => ({
    gsmNumber: phone,
  }),
  answer: () => onlyField('exist', requiredFlag),
})
