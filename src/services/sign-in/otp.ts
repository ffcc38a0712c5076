import { fromCallback } from 'xstate'
import type { clock } from '../../../machines/around/countdown/machine'
import { updateContact } from '../../../machines/sign-in/identify/ports'
import { otpMachine } from '../../../machines/sign-in/otp/machine'
import { type PhoneEvent, resendCode, verifyCode } from '../../../machines/sign-in/otp/setup'
import { implementPort } from '../platform/implement-port'
import { throwIfLeft } from './throw-if-left'
import type { ServerClock } from '../platform/server-clock'
import type { Session } from '../session/session'
import { resendOtp, type ResendOtpDeps, callConsumingOtp, type TriedOtpReferences } from './resend-otp'
import { contactHandler } from './update-contact'

interface OtpCredential {
  readonly code: string
}

/** The part of WebOTP that all supporting browsers share; TypeScript's DOM types lack it. */
interface OtpRequest {
  readonly otp: { readonly transport: readonly ['sms'] }
  readonly signal: AbortSignal
}

/**
 * Reads the code from an SMS on this phone, if the browser supports it and the shopper allows it (WebOTP). A refusal shows no notice,
 * because the shopper can still use the input field. Stops when the state that listens is left.
 */
export const messageCodes = fromCallback<PhoneEvent>(({ sendBack }) => {
  const { credentials } = navigator as { readonly credentials?: { get?: unknown } }
  if (!('OTPCredential' in window) || typeof credentials?.get !== 'function') return undefined
  const ending = new AbortController()
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: ending.signal }
  const read = credentials.get.bind(credentials) as (request: OtpRequest) => Promise<OtpCredential | null>
  read(request).then(
    (message) => {
      if (message && !ending.signal.aborted) sendBack({ type: 'shopper.insertedCode', text: message.code })
    },
    () => undefined,
  )
  return () => {
    ending.abort()
  }
})

export interface OtpDeps extends ResendOtpDeps {
  readonly session: Session
  readonly time: ServerClock
  readonly clock: typeof clock
  readonly triedOtpReferences: TriedOtpReferences
}

export function otpLogic(deps: OtpDeps) {
  const { members, session, clock, staleOtpReferences, triedOtpReferences } = deps
  return otpMachine.provide({
    actors: {
      clock,
      messages: messageCodes,
      updateContact: implementPort(updateContact, contactHandler(members)),
      verifyCode: implementPort(verifyCode, async ({ code, ...sent }, signal) => {
        triedOtpReferences.add(sent.referenceCode)
        const outcome = await callConsumingOtp(staleOtpReferences, sent, async () => {
          const answer = await members.completeLogin({ ...sent, verificationCode: code })
          // The host app may have handed over another login meanwhile: its member must not pay with this login's token.
          throwIfLeft(signal)
          return answer
        })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        session.logIn(outcome.value)
        return { kind: 'verified', member: outcome.value.member }
      }),
      resendCode: implementPort(resendCode, resendOtp(deps)),
    },
  })
}
