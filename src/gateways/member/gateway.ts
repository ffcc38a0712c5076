import type { Member } from '../../../machines/entities/member'
import type { Http } from '../http'
import type { Outcome } from '../outcome'
import { type ProviderConfiguration, channelOf } from '../provider'
import {
  type LoginAnswer,
  type OpenedWallet,
  cardsSchema,
  loginCompleteSchema,
  loginInitializeSchema,
  smsResendSchema,
} from './wire'

export interface LoginStart {
  readonly memberUserExists: boolean
  /** The phone is known with another e-mail. */
  readonly shouldUseEmail: boolean
  readonly memberUserId: string | undefined
  readonly gsmNumber: string | undefined
  readonly gsmNumberVerified: boolean
  readonly referenceCode: string | undefined
  /** Seconds for which the code can be used. */
  readonly expiresInSeconds: number | undefined
}

/** A code that was sent in place of another. */
export interface Resending {
  readonly referenceCode: string
  /** Seconds for which the code can be used. */
  readonly expiresInSeconds: number | undefined
}

export interface Login {
  readonly member: Member
  readonly accessToken: string
  readonly refreshToken: string | undefined
  /** Seconds. */
  readonly expiresIn: number
  readonly iyziLc: string | undefined
}

export interface MemberGateway {
  /** Looks the member up and, when there is one, has a code sent. Costs an SMS: never repeated by itself. */
  startLogin(details: { email: string; phone: string }): Promise<Outcome<LoginStart>>
  /** The same from the one-page login (IDEN-03). */
  startQuickLogin(details: { email: string; phone: string }): Promise<Outcome<LoginStart>>
  /** Has another code sent in place of the one with this reference. Costs an SMS: never repeated by itself. */
  resendCode(last: { memberUserId: string; referenceCode: string }): Promise<Outcome<Resending>>
  /** Whether a login that was kept is still good. */
  restoreLogin(login: { memberId: string; memberUserId: string }): Promise<Outcome<Login>>
  /** Consumes the code. */
  completeLogin(code: {
    memberUserId: string
    referenceCode: string
    verificationCode: string
  }): Promise<Outcome<Login>>
  /** The saved cards, the token that payments of this member carry, and when it ends. */
  openWallet(memberId: string): Promise<Outcome<OpenedWallet>>
}

export interface MemberGatewayOptions {
  readonly http: Http
  readonly provider: ProviderConfiguration
  readonly token: string
}

export function createMemberGateway({ http, provider, token }: MemberGatewayOptions): MemberGateway {
  const loginChannel = channelOf(provider.product.slug)
  function loginFrom(outcome: Outcome<LoginAnswer>): Outcome<Login> {
    if (outcome.kind === 'refused') return outcome
    const { memberLoginDto, accessToken, refreshToken, expiresIn, ...rest } = outcome.value
    const iyziLc = rest[provider.headers.iyziLc.field]
    return {
      kind: 'ok',
      value: {
        member: memberLoginDto,
        accessToken,
        refreshToken: refreshToken ?? undefined,
        expiresIn,
        iyziLc: typeof iyziLc === 'string' ? iyziLc : undefined,
      },
    }
  }

  async function start(version: 'v1' | 'v2', body: Readonly<Record<string, string>>): Promise<Outcome<LoginStart>> {
    const outcome = await http.send({
      path: `/api/${version}/members-login/otp-quick-login-initialize`,
      method: 'POST',
      kind: 'login',
      by: 'visitor',
      body,
      schema: loginInitializeSchema,
    })
    if (outcome.kind === 'refused') return outcome
    const { value: found } = outcome
    return {
      kind: 'ok',
      value: {
        memberUserExists: found.memberUserExists,
        shouldUseEmail: found.shouldUseEmail ?? false,
        memberUserId: found.memberUserId ?? undefined,
        gsmNumber: found.gsmNumber ?? undefined,
        gsmNumberVerified: found.gsmNumberVerified ?? false,
        referenceCode: found.referenceCode ?? undefined,
        expiresInSeconds: found.expireDurationInSeconds ?? undefined,
      },
    }
  }

  return {
    startLogin: ({ email, phone }) => start('v1', { email, phoneNumber: phone, loginChannel }),
    startQuickLogin: ({ email, phone }) => start('v2', { gsmNumber: phone, email, loginChannel }),
    async resendCode({ memberUserId, referenceCode }) {
      const outcome = await http.send({
        path: '/api/v1/members-login/login/sms-resend',
        method: 'POST',
        kind: 'login',
        by: 'visitor',
        body: { memberUserId, referenceCode },
        schema: smsResendSchema,
      })
      if (outcome.kind === 'refused') return outcome
      return {
        kind: 'ok',
        value: {
          referenceCode: outcome.value.referenceCode,
          expiresInSeconds: outcome.value.expireDurationInSeconds ?? undefined,
        },
      }
    },
    async completeLogin(loginSmsVerification) {
      const outcome = await http.send({
        path: '/api/v1/members-login/login-complete',
        method: 'POST',
        kind: 'login',
        by: 'visitor',
        body: { loginSmsVerification, loginChannel },
        schema: loginCompleteSchema,
      })
      return loginFrom(outcome)
    },
    async restoreLogin({ memberId, memberUserId }) {
      const outcome = await http.send({
        path: '/api/v1/members-auth/login-credentials',
        method: 'POST',
        kind: 'read',
        by: 'member',
        body: { memberUserId, memberId },
        schema: loginCompleteSchema,
      })
      return loginFrom(outcome)
    },
    openWallet: (memberId) =>
      http.send({
        path: '/api/v1/members-auth/cardsAndMemberToken',
        method: 'POST',
        kind: 'read',
        by: 'member',
        body: { checkoutFormToken: token, memberId },
        schema: cardsSchema(provider.product),
      }),
  }
}
