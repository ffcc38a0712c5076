import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { type Fields, textAt } from './fields.ts'
import { addMember, memberLoginDto, memberOfEmail, memberOfPhone } from './members.ts'
import { refuse } from './refusals.ts'
import type { Deps } from './deps.ts'
import type { Member } from './records.ts'

const CODE_LIVES_IN_SECONDS = 300
const TRIES = 5
export const LOGIN_LIVES_IN_SECONDS = 1800

/** A masked number identifies no phone, so the app must never send one back. */
const isPhone = (text: string) => /^\+?\d{10,15}$/.test(text)

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

const sendCode = (deps: Deps, member: Member, gsmNumber: string): Fields => {
  const referenceCode = deps.uuid()
  const code = deps.digits(6)
  const expiresAt = deps.now() + CODE_LIVES_IN_SECONDS * 1000
  deps.challenges.set(referenceCode, { member, gsmNumber, code, expiresAt, tries: 0 })
  deps.sms.push({ gsmNumber, code })
  return {
    memberUserId: member.memberUserId,
    gsmNumber,
    gsmNumberVerified: member.confirmed,
    expireDurationInSeconds: CODE_LIVES_IN_SECONDS,
    referenceCode,
  }
}

const whoAsks = (asked: Asked, deps: Deps) => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? textAt(asked.body, 'phoneNumber') ?? ''
  const email = textAt(asked.body, 'email') ?? ''
  const refused = !isPhone(gsmNumber)
    ? refuse(deps, asked, `no phone number: ${gsmNumber}`, '25')
    : !isEmail(email)
      ? refuse(deps, asked, `no e-mail: ${email}`, '5')
      : undefined
  return { gsmNumber, email, refused }
}

export const identify = (asked: Asked, deps: Deps): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, deps)
  if (refused !== undefined) return refused
  const member = memberOfPhone(deps, gsmNumber)
  if (member === undefined) return success({ memberUserExists: false, shouldUseEmail: false, gsmNumber })
  if (member.email !== email.trim().toLowerCase()) {
    return success({ memberUserExists: true, shouldUseEmail: true, gsmNumber })
  }
  return success({ memberUserExists: true, shouldUseEmail: false, ...sendCode(deps, member, member.gsmNumber) })
}

export const register = (asked: Asked, deps: Deps): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, deps)
  if (refused !== undefined) return refused
  if (asked.body['outlineAgreementStatus'] !== 'ACCEPTED') {
    return refuse(deps, asked, 'outlineAgreementStatus is not ACCEPTED', '24')
  }
  if (memberOfPhone(deps, gsmNumber) !== undefined || memberOfEmail(deps, email) !== undefined) return failure('11')
  const name = textAt(asked.body, 'buyerName')
  const surname = textAt(asked.body, 'buyerSurname')
  const member = addMember(
    deps,
    { email, gsmNumber, kycLevel: 0, ...(name ? { name } : {}), ...(surname ? { surname } : {}) },
    false,
  )
  return success({ memberUserExists: false, shouldUseEmail: false, ...sendCode(deps, member, gsmNumber) })
}

const challengeOf = (deps: Deps, fields: Fields, under = '') => {
  const referenceCode = textAt(fields, `${under}referenceCode`) ?? ''
  const challenge = deps.challenges.get(referenceCode)
  if (challenge?.member.memberUserId !== textAt(fields, `${under}memberUserId`)) return undefined
  return challenge && { referenceCode, challenge }
}

const logIn = (deps: Deps, member: Member): Fields => {
  const accessToken = deps.uuid()
  deps.logins.set(accessToken, { member, expiresAt: deps.now() + LOGIN_LIVES_IN_SECONDS * 1000 })
  return {
    memberLoginDto: memberLoginDto(member),
    accessToken,
    refreshToken: deps.uuid(),
    expiresIn: LOGIN_LIVES_IN_SECONDS,
  }
}

export const loginComplete = ({ body }: Asked, deps: Deps): Answer => {
  const found = challengeOf(deps, body, 'loginSmsVerification.')
  if (found === undefined) return failure('11')
  const { referenceCode, challenge } = found
  if (challenge.expiresAt <= deps.now() || challenge.tries >= TRIES) {
    return failure('11', { errorMessage: 'Doğrulama kodunun süresi doldu' })
  }
  challenge.tries += 1
  if (textAt(body, 'loginSmsVerification.verificationCode') !== challenge.code) {
    return failure('11', { errorMessage: 'Doğrulama kodu hatalı' })
  }
  deps.challenges.delete(referenceCode)
  challenge.member.confirmed = true
  challenge.member.gsmNumber = challenge.gsmNumber
  return success(logIn(deps, challenge.member))
}

export const smsResend = ({ body }: Asked, deps: Deps): Answer => {
  const found = challengeOf(deps, body)
  if (found === undefined) return failure('11')
  deps.challenges.delete(found.referenceCode)
  const { referenceCode, expireDurationInSeconds } = sendCode(deps, found.challenge.member, found.challenge.gsmNumber)
  return success({ referenceCode, expireDurationInSeconds })
}

export const gsmUpdate = (asked: Asked, deps: Deps): Answer => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? ''
  if (!isPhone(gsmNumber)) return refuse(deps, asked, `no phone number: ${gsmNumber}`, '25')
  const found = challengeOf(deps, asked.body)
  if (found === undefined || memberOfPhone(deps, gsmNumber) !== undefined) return failure('11')
  deps.challenges.delete(found.referenceCode)
  return success(sendCode(deps, found.challenge.member, gsmNumber))
}

export const loginCredentials = ({ body, member }: Asked, deps: Deps): Answer =>
  member?.memberId === textAt(body, 'memberId') && member?.memberUserId === textAt(body, 'memberUserId') && member
    ? success(logIn(deps, member))
    : failure('1001', { httpStatus: 401 })

export const existence = (asked: Asked, deps: Deps): Answer => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? ''
  if (!isPhone(gsmNumber)) return refuse(deps, asked, `no phone number: ${gsmNumber}`, '25')
  return success({ exist: memberOfPhone(deps, gsmNumber) !== undefined })
}

export const updateContact = (asked: Asked, deps: Deps): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, deps)
  if (refused !== undefined) return refused
  asked.order.gsmNumber = gsmNumber
  asked.order.email = email
  return success()
}
