import { changeNumber, phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { type ResendOtpDeps, spending } from './resend-otp'
import { implementPort } from '../platform/implement-port'
import { pendingOtp } from './pending-otp'

export function phoneChangeLogic(deps: ResendOtpDeps) {
  return phoneChangeMachine.provide({
    actors: {
      changeNumber: implementPort(changeNumber, async ({ pending, phone }) => {
        const { memberUserId, referenceCode, email } = pending
        const outcome = await spending(deps.staleOtpReferences, pending, () =>
          deps.members.changePhone({ memberUserId, referenceCode, phone }),
        )
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'sent', pending: pendingOtp(deps, { email, phone }, outcome.value) }
      }),
    },
  })
}
