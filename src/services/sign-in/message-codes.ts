import { fromCallback } from 'xstate'
import type { PhoneEvent } from '../../../machines/sign-in/otp/setup'

interface OtpCredential {
  readonly code: string
}

/** The part of WebOTP that browsers which have it agree on; TypeScript's own library does not know it yet. */
interface OtpRequest {
  readonly otp: { readonly transport: readonly ['sms'] }
  readonly signal: AbortSignal
}

/**
 * The code out of the message on this very phone, where the browser can read it and the shopper lets it (WebOTP). What is refused,
 * or impossible, is told to nobody: the field is there all the same. Ends with the state that listens.
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
