import type { InferInput } from 'valibot'
import { type RequestContext, call } from '../../described-call'
import { channelOf } from '../../provider'
import type * as requests from '../../requests/member'
import {
  type KnownContact,
  type KnownLogin,
  codeSendingSchema,
  loginSchema,
  restoredSchema,
  loginStartSchema,
  resendingSchema,
} from './answers'

export interface LoginDetails {
  readonly email: string
  readonly phone: string
}

export interface SentCode {
  readonly memberUserId: string
  readonly referenceCode: string
}

export interface EnteredCode extends SentCode, KnownContact {
  readonly verificationCode: string
}

const channel = ({ provider }: RequestContext) => channelOf(provider.product.slug)

/** Looks the member up and, when there is one, has a code sent. */
export const startLogin = call({
  path: '/api/v1/members-login/otp-quick-login-initialize',
  kind: 'sms',
  by: 'visitor',
  body: (context, { email, phone }: LoginDetails): InferInput<typeof requests.startLogin> => ({
    email,
    phoneNumber: phone,
    loginChannel: channel(context),
  }),
  answer: () => loginStartSchema,
})

/** The same from the one-page login (IDEN-03). */
export const startQuickLogin = call({
  path: '/api/v2/members-login/otp-quick-login-initialize',
  kind: 'sms',
  by: 'visitor',
  body: (context, { email, phone }: LoginDetails): InferInput<typeof requests.startQuickLogin> => ({
    gsmNumber: phone,
    email,
    loginChannel: channel(context),
  }),
  answer: () => loginStartSchema,
})

/** Consumes the code. */
export const completeLogin = call({
  path: '/api/v1/members-login/login-complete',
  kind: 'login',
  by: 'visitor',
  body: (
    context,
    { memberUserId, referenceCode, verificationCode }: EnteredCode,
  ): InferInput<typeof requests.completeLogin> => ({
    loginSmsVerification: { memberUserId, referenceCode, verificationCode },
    loginChannel: channel(context),
  }),
  answer: ({ provider }, contact) => loginSchema(provider.headers.iyziLc.field, contact),
})

/** Has another code sent in place of the one with this reference. */
export const resendCode = call({
  path: '/api/v1/members-login/login/sms-resend',
  kind: 'sms',
  by: 'visitor',
  body: (_, { memberUserId, referenceCode }: SentCode): InferInput<typeof requests.resendCode> => ({
    memberUserId,
    referenceCode,
  }),
  answer: () => resendingSchema,
})

/** Has the code sent to another phone, a Turkish one, which becomes the member's (OTP-06). */
export const changePhone = call({
  path: '/api/v1/members-login/login/gsm-update',
  kind: 'sms',
  by: 'visitor',
  body: (
    context,
    { memberUserId, referenceCode, phone }: SentCode & { readonly phone: string },
  ): InferInput<typeof requests.changePhone> => ({
    referenceCode,
    memberUserId,
    gsmNumber: phone,
    channelType: channel(context),
  }),
  answer: (_, { memberUserId }) => codeSendingSchema(memberUserId),
})

/** Whether a login that was kept is still good. */
export const restoreLogin = call({
  path: '/api/v1/members-auth/login-credentials',
  kind: 'read',
  by: 'member',
  body: (_, { memberUserId, memberId }: KnownLogin): InferInput<typeof requests.restoreLogin> => ({
    memberUserId,
    memberId,
  }),
  answer: ({ provider }, known) => restoredSchema(provider.headers.iyziLc.field, known),
})
