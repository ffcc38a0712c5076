import { expect, it } from 'vitest'
import { PENDING } from '../machines/fixtures/shopper'
import { openAt, SEARCH } from './support/visit'

it('a page opened at the OTP gets an entry of its own for each later OTP (BOOT-13~)', async () => {
  const visit = openAt(`/otp${SEARCH}`, { input: { toRestore: 'code' } })
  await visit.start()
  await visit.ports.restoreLogin.answer({ kind: 'codePending', pending: PENDING })
  expect([visit.state(), visit.here(), visit.history.length]).toEqual(['verifyingOtp', `/otp${SEARCH}`, 1])
  visit.actor.send({ type: 'address.asked', screen: 'identify' })
  expect([visit.state(), visit.here(), visit.history.length]).toEqual(['arriving.identifying', `/${SEARCH}`, 2])
  visit.goOn()
  await visit.sendCode()
  expect([visit.state(), visit.here(), visit.history.length]).toEqual(['verifyingOtp', `/otp${SEARCH}`, 3])
})
