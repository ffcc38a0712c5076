import { countdownMachine } from '../../../machines/around/countdown/machine'
import { noticeMachine } from '../../../machines/around/notice/machine'
import { leaveForShop } from '../../../machines/checkout/ports'
import { leavingForShop } from '../../services/checkout/leave-for-shop'
import { legalTextLogic } from '../../services/checkout/legal-text'
import { implementPort } from '../../services/platform/implement-port'
import { foreignPhoneLogic } from '../../services/sign-in/foreign-phone'
import { countryChoiceLogic } from '../../services/sign-in/country-choice'
import { emailMismatchLogic } from '../../services/sign-in/email-mismatch'
import { identifyHandlers } from '../../services/sign-in/identify'
import { phoneChangeLogic } from '../../services/sign-in/phone-change'
import { registrationLogic } from '../../services/sign-in/registration'
import { otpLogic } from '../../services/sign-in/otp'
import { addActors } from './add-actors'
import type { Deps } from './http-deps'
import type { Given } from './input'

/** Gives the running checkout the machines of the sign-in and of what is around every screen. */
export function addFirstMachines({ needs: { language, logics }, configuration }: Given, deps: Deps) {
  const { time, sessionStore, session, events, members, payments, clock } = deps
  const countryChoice = countryChoiceLogic(language)
  addActors(logics.identify, { countryChoice })
  const identify = identifyHandlers({ members, time, sessionStore })
  const staleOtpReferences = new Set<string>()
  addActors(logics.checkout, {
    registration: registrationLogic({ members, time, sessionStore }, countryChoice),
    emailMismatch: emailMismatchLogic(identify),
    foreignPhone: foreignPhoneLogic({
      members,
      payments,
      sessionStore,
      returnPatience: configuration.timings.returnPatience,
    }),
    phoneChange: phoneChangeLogic({ members, time, sessionStore, staleOtpReferences }),
    countdown: countdownMachine.provide({ actors: { clock } }),
    otp: otpLogic({ members, session, time, clock, sessionStore, staleOtpReferences }),
    notice: noticeMachine,
    legalText: legalTextLogic(language, {
      texts: configuration.providerTexts,
      isShownWhereMissing: configuration.testMode,
    }),
    leaveForShop: implementPort(leaveForShop, leavingForShop(events)),
  })
  return identify
}
