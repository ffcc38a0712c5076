import type { countryChoiceMachine } from '../../../machines/sign-in/country-choice/machine'
import { registeredEmail } from '../../../machines/entities/email'
import { register, registrationMachine } from '../../../machines/sign-in/registration/machine'
import { implementPort } from '../platform/implement-port'
import { throwIfLeft } from './throw-if-left'
import type { IdentifyDeps } from './identify'
import { pendingOtp } from './pending-otp'

type RegistrationDeps = Pick<IdentifyDeps, 'members' | 'time' | 'sessionStore'>

/** `countryChoice` is that child with its port handlers: the form has the same phone field as the first form. */
export function registrationLogic(deps: RegistrationDeps, countryChoice: typeof countryChoiceMachine) {
  const { members } = deps
  return registrationMachine.provide({
    actors: {
      countryChoice,
      register: implementPort(register, async ({ isQuick, ...applicant }, signal) => {
        const outcome = await (isQuick ? members.quickRegister(applicant) : members.register(applicant))
        // The order's time may have ended meanwhile: its code is not stored any more.
        throwIfLeft(signal)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const details = { email: registeredEmail(applicant.email), phone: applicant.phone }
        return { kind: 'codeSent', pending: pendingOtp(deps, details, outcome.value) }
      }),
    },
  })
}
