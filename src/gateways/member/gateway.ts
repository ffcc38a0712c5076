import type { Outcome } from '../outcome'
import type { Edge } from '../described-call'
import type { Login, LoginStart, Resending } from './login/answers'
import {
  type LoginDetails,
  type SentCode,
  completeLogin,
  resendCode,
  restoreLogin,
  startLogin,
  startQuickLogin,
} from './login/calls'
import type { OpenedWallet } from './wallet/answers'
import { openWallet } from './wallet/calls'

/** What the first screens ask the member gateway. */
export interface MemberGateway {
  /** Looks the member up and, when there is one, has a code sent. Costs an SMS: never repeated by itself. */
  startLogin(details: LoginDetails): Promise<Outcome<LoginStart>>
  /** The same from the one-page login (IDEN-03). */
  startQuickLogin(details: LoginDetails): Promise<Outcome<LoginStart>>
  /** Has another code sent in place of the one with this reference. Costs an SMS: never repeated by itself. */
  resendCode(last: SentCode): Promise<Outcome<Resending>>
  /** Whether a login that was kept is still good. */
  restoreLogin(login: { memberId: string; memberUserId: string }): Promise<Outcome<Login>>
  /** Consumes the code. */
  completeLogin(code: SentCode & { verificationCode: string }): Promise<Outcome<Login>>
  /** The saved cards, the token that payments of this member carry, and when it ends. */
  openWallet(memberId: string): Promise<Outcome<OpenedWallet>>
}

export function createMemberGateway(edge: Edge): MemberGateway {
  return {
    startLogin: (details) => startLogin(edge, details),
    startQuickLogin: (details) => startQuickLogin(edge, details),
    resendCode: (last) => resendCode(edge, last),
    restoreLogin: (login) => restoreLogin(edge, login),
    completeLogin: (code) => completeLogin(edge, code),
    openWallet: (memberId) => openWallet(edge, { memberId }),
  }
}
