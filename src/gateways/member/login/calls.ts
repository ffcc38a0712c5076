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

/** Looks up the member and, if there is one, sends a code by SMS. */
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

/** Looks up the member from the quick login and, if there is one, sends a code by SMS (IDEN-03). */
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

/** Verifies the code, which consumes it, and logs the member in. */
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

/** Sends another code, which replaces the one with this reference. */
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

/** Sends the code to another Turkish phone, which becomes the member's (OTP-06). */
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

/** Checks whether a stored login is still valid. */
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
