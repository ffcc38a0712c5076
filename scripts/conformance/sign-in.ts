import type { Login } from '../../src/gateways/member/login/answers'
import {
  changePhone,
  completeLogin,
  resendCode,
  startLogin,
  startQuickLogin,
} from '../../src/gateways/member/login/calls'
import { checkExistence, quickRegister, register } from '../../src/gateways/member/registration/calls'
import type { Page, Player } from './player'

export interface Contact {
  readonly email: string
  readonly phone: string
}

const NO_CODE = 'needs the code of the SMS: --otp CODE, or a terminal to ask for it'

/** Plays the calls that send an SMS code before a login. None of these codes is entered. */
export async function askForCodes(player: Player, page: Page, contact: Contact): Promise<void> {
  const { play, skip, wait, wanted } = player
  await play(checkExistence, page, { phone: contact.phone })
  const begun = await play(startQuickLogin, page, contact)
  const { memberUserId, referenceCode } = begun ?? {}
  if (memberUserId === undefined || referenceCode === undefined) {
    skip('startQuickLogin sent no code that another could take the place of', resendCode, changePhone)
    return
  }
  await wait(wanted.configuration.timings.resendCooldown)
  const resent = await play(resendCode, page, { memberUserId, referenceCode })
  const [, , phone] = wanted.newPhones
  if (!wanted.isPaying) skip('changes the phone of a member: only with --pay', changePhone)
  else if (phone === undefined) skip('needs a third --new-phone, which is no member’s', changePhone)
  else if (resent) await play(changePhone, page, { memberUserId, referenceCode: resent.referenceCode, phone })
  else skip('resendCode sent no code', changePhone)
}

const NEWCOMER = { name: 'Deniz', surname: 'Deneme', isDataUsePermitted: true, areMessagesPermitted: false }

/** Starts both kinds of registration. Their codes are not entered, so no registration is completed. */
export async function registerTwice({ play, skip, wanted }: Player, page: Page): Promise<void> {
  for (const [at, call] of [register, quickRegister].entries()) {
    const [email, phone] = [wanted.newEmails[at], wanted.newPhones[at]]
    if (!wanted.isPaying) skip('makes a member: only with --pay', call)
    else if (email === undefined || phone === undefined) skip('needs --new-email and --new-phone of its own', call)
    else await play(call, page, { ...NEWCOMER, email, phone })
  }
}

/** Logs the member in on a page; undefined if that fails, which the report explains. */
export async function logIn({ play, skip, askCode }: Player, page: Page, contact: Contact): Promise<Login | undefined> {
  const begun = await play(startLogin, page, contact)
  const { memberUserId, referenceCode } = begun ?? {}
  if (!begun?.memberUserExists || memberUserId === undefined || referenceCode === undefined) {
    skip('startLogin knows no member by this e-mail and phone: --email, --phone', completeLogin)
    return undefined
  }
  const verificationCode = await askCode()
  if (verificationCode === undefined) {
    skip(NO_CODE, completeLogin)
    return undefined
  }
  const known = { email: contact.email, gsmNumber: contact.phone }
  page.login = await play(completeLogin, page, { memberUserId, referenceCode, verificationCode, ...known })
  return page.login
}
