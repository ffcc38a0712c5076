import {
  foreignPhoneMachine,
  admitForeign,
  askPreference,
  goToPlainForm,
} from '../../../machines/sign-in/foreign-phone/machine'
import { updateContact } from '../../../machines/sign-in/identify/ports'
import type { MemberGateway } from '../../gateways/member/gateway'
import type { PaymentGateway } from '../../gateways/payment/gateway'
import { navigateTo } from '../embedding/top-window'
import { implementPort } from '../platform/implement-port'
import { throwIfLeft } from './throw-if-left'
import type { SessionStore } from '../storage/session-store'
import { contactHandler } from './update-contact'

export interface ForeignPhoneDeps {
  readonly members: MemberGateway
  readonly payments: PaymentGateway
  readonly sessionStore: SessionStore
  /** Milliseconds that leaving the page may take. */
  readonly returnPatience: number
}

/** Leaves for the plain form. Resolves only if this page is still here after `patience` milliseconds. */
function waitFor(url: string, patience: number): Promise<undefined> {
  navigateTo(url)
  return new Promise((resolve) => {
    setTimeout(resolve, patience, undefined)
  })
}

export function foreignPhoneLogic({ members, payments, sessionStore, returnPatience }: ForeignPhoneDeps) {
  return foreignPhoneMachine.provide({
    actors: {
      askPreference: implementPort(askPreference, async () => {
        const outcome = await payments.preference()
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { paymentPageUrl: url } = outcome.value
        return url === undefined ? { kind: 'here' } : { kind: 'plainForm', url }
      }),
      admitForeign: implementPort(admitForeign, async ({ buyer }, signal) => {
        const outcome = await payments.foreignNumber()
        // The order's time may have ended meanwhile: its buyer is not stored any more.
        throwIfLeft(signal)
        if (outcome.kind === 'refused') return { kind: 'refused', refusal: outcome }
        const { paymentPageUrl: url } = outcome.value
        if (url !== undefined) return { kind: 'plainForm', url }
        const { email, gsmNumber } = buyer
        sessionStore.saveAdmission({ email, gsmNumber })
        return { kind: 'admitted' }
      }),
      updateContact: implementPort(updateContact, contactHandler(members)),
      goToPlainForm: implementPort(goToPlainForm, ({ url }) => waitFor(url, returnPatience)),
    },
  })
}
