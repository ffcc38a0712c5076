import type { AppLinkType, DeviceType } from '../../../machines/entities/device'
import type { KycLevel } from '../../../machines/entities/member'
import type { SavedCard } from '../../../machines/entities/saved-card'
import type { Outcome } from '../outcome'
import type { RequestContext } from '../described-call'
import { type Identity, kycLevel, proveIdentity, sendAppLink } from './identity/calls'
import type { CodeSending, KnownLogin, Login, LoginStart, Resending } from './login/answers'
import {
  type EnteredCode,
  type LoginDetails,
  type SentCode,
  changePhone,
  completeLogin,
  resendCode,
  restoreLogin,
  startLogin,
  startQuickLogin,
} from './login/calls'
import { updateContact } from './preferences/calls'
import { type Registration, checkExistence, quickRegister, register } from './registration/calls'
import type { OpenedWallet } from './wallet/answers'
import { managedCards, openWallet } from './wallet/calls'

/** What the screens ask the member gateway. */
export interface MemberGateway {
  /** Looks the member up and, when there is one, has a code sent. Costs an SMS: never repeated by itself. */
  startLogin(details: LoginDetails): Promise<Outcome<LoginStart>>
  /** The same from the one-page login (IDEN-03). */
  startQuickLogin(details: LoginDetails): Promise<Outcome<LoginStart>>
  /** Whether a phone is a member's. */
  checkExistence(details: { phone: string }): Promise<Outcome<boolean>>
  /** Makes a member and has a code sent. Costs an SMS: never repeated by itself. */
  register(buyer: Registration): Promise<Outcome<CodeSending>>
  /** The same from the one-page registration (QCK-03). */
  quickRegister(buyer: Registration): Promise<Outcome<CodeSending>>
  /** Has the code sent to another phone, which becomes the member's. Costs an SMS: never repeated by itself. */
  changePhone(code: SentCode & { phone: string }): Promise<Outcome<CodeSending>>
  /** Tells the order that its buyer goes by another e-mail or phone. */
  updateContact(contact: { email: string; gsmNumber: string }): Promise<Outcome<undefined>>
  /** Has another code sent in place of the one with this reference. Costs an SMS: never repeated by itself. */
  resendCode(last: SentCode): Promise<Outcome<Resending>>
  /** Whether a login that was kept is still good. */
  restoreLogin(login: KnownLogin): Promise<Outcome<Login>>
  /** Consumes the code. */
  completeLogin(code: EnteredCode): Promise<Outcome<Login>>
  /** The saved cards, the token that payments of this member carry, and when it ends. */
  openWallet(memberId: string): Promise<Outcome<OpenedWallet>>
  /** The cards as the member manages them. */
  managedCards(): Promise<Outcome<readonly SavedCard[]>>
  /** How well the provider knows the member. */
  kycLevel(): Promise<Outcome<KycLevel>>
  /** The same, after the member has said who they are. Tries are counted: never repeated by itself. */
  proveIdentity(identity: Identity): Promise<Outcome<KycLevel>>
  /** Has a link to the provider's app sent. Costs an SMS: never repeated by itself. */
  sendAppLink(link: { deviceType: DeviceType; linkType: AppLinkType }): Promise<Outcome<undefined>>
}

export function createMemberGateway(context: RequestContext): MemberGateway {
  return {
    startLogin: (details) => startLogin(context, details),
    startQuickLogin: (details) => startQuickLogin(context, details),
    checkExistence: (details) => checkExistence(context, details),
    register: (buyer) => register(context, buyer),
    quickRegister: (buyer) => quickRegister(context, buyer),
    changePhone: (code) => changePhone(context, code),
    updateContact: ({ email, gsmNumber: phone }) => updateContact(context, { email, phone }),
    resendCode: (last) => resendCode(context, last),
    restoreLogin: (login) => restoreLogin(context, login),
    completeLogin: (code) => completeLogin(context, code),
    openWallet: (memberId) => openWallet(context, { memberId }),
    managedCards: () => managedCards(context),
    kycLevel: () => kycLevel(context),
    proveIdentity: (identity) => proveIdentity(context, identity),
    sendAppLink: (link) => sendAppLink(context, link),
  }
}
