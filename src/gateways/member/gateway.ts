import { bind } from '../bind'
import type { RequestContext } from '../described-call'
import { kycLevel, proveIdentity, sendAppLink } from './identity/calls'
import { changePhone, completeLogin, resendCode, restoreLogin, startLogin, startQuickLogin } from './login/calls'
import { updateContact } from './preferences/calls'
import { checkExistence, quickRegister, register } from './registration/calls'
import { managedCards, openWallet } from './wallet/calls'

const CALLS = {
  startLogin,
  startQuickLogin,
  completeLogin,
  resendCode,
  changePhone,
  restoreLogin,
  checkExistence,
  register,
  quickRegister,
  updateContact,
  openWallet,
  managedCards,
  kycLevel,
  proveIdentity,
  sendAppLink,
}

export const createMemberGateway = (context: RequestContext) => bind(context, CALLS)

export type MemberGateway = ReturnType<typeof createMemberGateway>
