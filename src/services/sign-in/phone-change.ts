import { changeNumber, phoneChangeMachine } from '../../../machines/sign-in/phone-change/machine'
import { type ResendOtpWorld, replacing } from './resend-otp'
import { implementPort } from '../platform/implement-port'
import { pendingOtp } from './pending-otp'

export function phoneChangeLogic(world: ResendOtpWorld) {
  return phoneChangeMachine.provide({
    actors: {
      changeNumber: implementPort(changeNumber, async ({ pending, phone }) => {
        const { memberUserId, referenceCode, email } = pending
        const outcome = await replacing(world.staleOtpReferences, pending, () =>
          world.members.changePhone({ memberUserId, referenceCode, phone }),
        )
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        return { kind: 'sent', pending: pendingOtp(world, { email, phone }, outcome.value) }
      }),
    },
  })
}
