import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { verificationView } from '../../machines/verification/view'
import { createSession } from '../../src/services/session'
import { verificationLogic } from '../../src/services/verification'
import { MEMBER, PENDING } from '../machines/support/shopper'
import { gatewaysOver, httpAnswering } from './support/answering-http'

const LOGIN = { memberLoginDto: MEMBER, accessToken: 'access-secret', refreshToken: 'refresh-secret', expiresIn: 900 }

/** Enters a code over a gateway that answers so. */
async function verify(text: string, status = 200) {
  const http = httpAnswering(text, status)
  const session = createSession()
  const actor = createActor(verificationLogic(gatewaysOver(http).members, session), {
    input: { pending: PENDING },
  }).start()
  actor.send({ type: 'shopper.typedCode', text: 'Kod: 123 456' })
  actor.send({ type: 'shopper.enteredCode' })
  const snapshot = await waitFor(actor, (later) => !later.matches('verifying'), { timeout: 2_000 })
  return { snapshot, session, calls: http.calls }
}

describe('the code', () => {
  it('logs the member in when it is right, and the tokens stay outside of the machine (OTP-02~)', async () => {
    const { snapshot, session, calls } = await verify(JSON.stringify({ status: 'success', data: LOGIN }))
    expect(calls[0]?.body).toMatchObject({
      loginSmsVerification: { memberUserId: 'u', referenceCode: 'ref', verificationCode: '123456' },
    })
    expect(snapshot.output).toEqual({ kind: 'verified', member: MEMBER })
    expect(session.credentials()).toMatchObject({ accessToken: 'access-secret' })
    expect(JSON.stringify(snapshot)).not.toContain('secret')
  })

  it('logs nobody in when it is wrong, and says why (OTP-04~)', async () => {
    const { snapshot, session } = await verify('{"status":"failure","errorMessage":"Kod yanlış"}')
    expect(verificationView(snapshot)).toMatchObject({ isBusy: false, problem: { text: 'Kod yanlış' } })
    expect(session.credentials()).toBeUndefined()
  })

  it('logs nobody in when the answer is broken', async () => {
    const { snapshot, session } = await verify('{"status":"success"', 200)
    expect(verificationView(snapshot)).toMatchObject({ problem: { text: undefined, key: 'errors.generic' } })
    expect(session.credentials()).toBeUndefined()
  })
})
