import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { otpMachine } from '../../machines/sign-in/otp/machine'
import { type VerifyQuestion, verifyCode } from '../../machines/sign-in/otp/setup'
import { implementPort } from '../../src/services/platform/implement-port'
import { messageCodes } from '../../src/services/sign-in/otp'
import { settled } from '../machines/support/settled'
import { PENDING } from '../machines/fixtures/shopper'

interface Request {
  readonly otp: { readonly transport: readonly string[] }
  readonly signal: AbortSignal
}

/** A page that waits for a code, in a browser with these globals. */
function asking(globals: { window?: object; navigator?: object }) {
  vi.stubGlobal('window', globals.window ?? {})
  vi.stubGlobal('navigator', globals.navigator ?? {})
  const verified: VerifyQuestion[] = []
  const logic = otpMachine.provide({
    actors: {
      messages: messageCodes,
      verifyCode: implementPort(verifyCode, (question) => {
        verified.push(question)
        return new Promise(() => undefined)
      }),
    },
  })
  const actor = createActor(logic, {
    input: {
      pending: PENDING,
      contact: PENDING,
      isContactReplaced: false,
      isQuick: false,
      timings: { resendCooldown: 30_000 },
    },
  }).start()
  return { actor, verified }
}

/** A browser with WebOTP: its requests, and how the test answers them. */
function reading() {
  const asked: Request[] = []
  let hand: (message: unknown) => void = () => undefined
  const credentials = {
    get(this: unknown, request: Request) {
      // Like the browser's own, this method requires its receiver.
      if (this !== credentials) throw new TypeError('Illegal invocation')
      asked.push(request)
      return new Promise((resolve) => (hand = resolve))
    },
  }
  return {
    asked,
    hand: (message: unknown) => {
      hand(message)
      return settled()
    },
    globals: { window: { OTPCredential: Object }, navigator: { credentials } },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('OTPs from SMS messages (WebOTP)', () => {
  it('a WebOTP code is requested of a browser that can read it, and is sent when it comes (BEST-06~, OTP-09~)', async () => {
    const { asked, hand, globals } = reading()
    const { actor, verified } = asking(globals)
    expect(asked).toMatchObject([{ otp: { transport: ['sms'] } }])
    expect(asked[0]?.signal.aborted).toBe(false)
    const read: string[] = []
    actor.on('codeRead', ({ text }) => read.push(text))
    await hand({ code: '907218' })
    expect(verified).toEqual([
      { memberUserId: 'u', referenceCode: 'ref', code: '907218', email: PENDING.email, gsmNumber: PENDING.gsmNumber },
    ])
    expect(read).toEqual(['907218'])
  })

  it('a WebOTP request ends once the page is left, and its code is not sent (BEST-06~)', async () => {
    for (const leave of ['shopper.steppedBack', 'shopper.askedNewNumber'] as const) {
      const { asked, hand, globals } = reading()
      const { actor, verified } = asking(globals)
      actor.send({ type: leave })
      expect(asked[0]?.signal.aborted).toBe(true)
      await hand({ code: '907218' })
      expect(verified).toEqual([])
    }
  })

  it('a WebOTP answer without a code changes nothing', async () => {
    const { hand, globals } = reading()
    const { actor, verified } = asking(globals)
    await hand(null)
    expect([verified, actor.getSnapshot().context.typed]).toEqual([[], ''])
  })

  it.each([
    ['knows no such thing', { navigator: { credentials: { get: () => Promise.reject(new Error('never asked')) } } }],
    ['has no credentials', { window: { OTPCredential: Object } }],
    ['has credentials without a way to get one', { window: { OTPCredential: Object }, navigator: { credentials: {} } }],
    [
      'says no, as when the shopper has',
      {
        window: { OTPCredential: Object },
        navigator: { credentials: { get: () => Promise.reject(new DOMException('no', 'AbortError')) } },
      },
    ],
    [
      'breaks',
      {
        window: { OTPCredential: Object },
        navigator: {
          credentials: {
            get() {
              throw new TypeError('not here')
            },
          },
        },
      },
    ],
  ])('an OTP is typed by hand in a browser that %s, without a notice (BEST-06~)', async (_, globals) => {
    const { actor, verified } = asking(globals)
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', context: { problem: undefined, fault: undefined } })
    actor.send({ type: 'shopper.typedCode', text: '123456' })
    actor.send({ type: 'shopper.enteredCode' })
    expect(verified).toMatchObject([{ code: '123456' }])
  })
})
