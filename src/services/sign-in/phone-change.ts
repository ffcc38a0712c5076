import { changePhone, phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { replaceStaleLogin, type ResendOtpDeps, callConsumingOtp } from './resend-otp'
import { implementPort } from '../platform/implement-port'
import { throwIfLeft } from './throw-if-left'
import { pendingOtp } from './pending-otp'

export function phoneChangeLogic(deps: ResendOtpDeps) {
  return phoneChangeMachine.provide({
    actors: {
      changePhone: implementPort(changePhone, async ({ pending: last, phone, isQuick }, signal) => {
        const { memberUserId, email, gsmNumber } = last
        const begun = replaceStaleLogin(deps, last, isQuick)
        const instead = begun && (await begun)
        // The order's time may have ended meanwhile: what was sent for it is not stored any more.
        throwIfLeft(signal)
        if (instead?.kind === 'refused') return { kind: 'refused', refusal: instead }
        const pending = instead
          ? pendingOtp(deps, { email, phone: gsmNumber }, { ...instead.value, memberUserId, gsmNumber })
          : last
        const { referenceCode } = pending
        const outcome = await callConsumingOtp(deps.staleOtpReferences, pending, async () => {
          const answer = await deps.members.changePhone({ memberUserId, referenceCode, phone })
          throwIfLeft(signal)
          return answer
        })
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome, pending }
        return { kind: 'sent', pending: pendingOtp(deps, { email, phone }, outcome.value) }
      }),
    },
  })
}
