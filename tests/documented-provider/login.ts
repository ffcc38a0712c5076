import type { Asked } from './asked.ts'
import { type Answer, failure, success } from './envelope.ts'
import { type Fields, textAt } from './fields.ts'
import { addMember, type Member, memberLoginDto, memberOfEmail, memberOfPhone } from './members.ts'
import { refuse } from './refusals.ts'
import type { World } from './world.ts'

const CODE_LIVES_IN_SECONDS = 300
const TRIES = 5
export const LOGIN_LIVES_IN_SECONDS = 1800

/** A masked number is nobody's: it must never come back. */
const isPhone = (text: string) => /^\+?\d{10,15}$/.test(text)

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

const sendCode = (world: World, member: Member, gsmNumber: string): Fields => {
  const referenceCode = world.uuid()
  const code = world.digits(6)
  const expiresAt = world.now() + CODE_LIVES_IN_SECONDS * 1000
  world.challenges.set(referenceCode, { member, gsmNumber, code, expiresAt, tries: 0 })
  world.sms.push({ gsmNumber, code })
  return {
    memberUserId: member.memberUserId,
    gsmNumber,
    gsmNumberVerified: member.confirmed,
    expireDurationInSeconds: CODE_LIVES_IN_SECONDS,
    referenceCode,
  }
}

const whoAsks = (asked: Asked, world: World) => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? textAt(asked.body, 'phoneNumber') ?? ''
  const email = textAt(asked.body, 'email') ?? ''
  const refused = !isPhone(gsmNumber)
    ? refuse(world, asked, `no phone number: ${gsmNumber}`, '25')
    : !isEmail(email)
      ? refuse(world, asked, `no e-mail: ${email}`, '5')
      : undefined
  return { gsmNumber, email, refused }
}

export const identify = (asked: Asked, world: World): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, world)
  if (refused !== undefined) return refused
  const member = memberOfPhone(world, gsmNumber)
  if (member === undefined) return success({ memberUserExists: false, shouldUseEmail: false, gsmNumber })
  if (member.email !== email.trim().toLowerCase()) {
    return success({ memberUserExists: true, shouldUseEmail: true, gsmNumber })
  }
  return success({ memberUserExists: true, shouldUseEmail: false, ...sendCode(world, member, member.gsmNumber) })
}

export const register = (asked: Asked, world: World): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, world)
  if (refused !== undefined) return refused
  if (asked.body['outlineAgreementStatus'] !== 'ACCEPTED') {
    return refuse(world, asked, 'outlineAgreementStatus is not ACCEPTED', '24')
  }
  if (memberOfPhone(world, gsmNumber) !== undefined || memberOfEmail(world, email) !== undefined) return failure('11')
  const name = textAt(asked.body, 'buyerName')
  const surname = textAt(asked.body, 'buyerSurname')
  const member = addMember(
    world,
    { email, gsmNumber, kycLevel: 0, ...(name ? { name } : {}), ...(surname ? { surname } : {}) },
    false,
  )
  return success({ memberUserExists: false, shouldUseEmail: false, ...sendCode(world, member, gsmNumber) })
}

const challengeOf = (world: World, fields: Fields, under = '') => {
  const referenceCode = textAt(fields, `${under}referenceCode`) ?? ''
  const challenge = world.challenges.get(referenceCode)
  if (challenge?.member.memberUserId !== textAt(fields, `${under}memberUserId`)) return undefined
  return challenge && { referenceCode, challenge }
}

const logIn = (world: World, member: Member): Fields => {
  const accessToken = world.uuid()
  world.logins.set(accessToken, { member, expiresAt: world.now() + LOGIN_LIVES_IN_SECONDS * 1000 })
  return {
    memberLoginDto: memberLoginDto(member),
    accessToken,
    refreshToken: world.uuid(),
    expiresIn: LOGIN_LIVES_IN_SECONDS,
  }
}

export const loginComplete = ({ body }: Asked, world: World): Answer => {
  const found = challengeOf(world, body, 'loginSmsVerification.')
  if (found === undefined) return failure('11')
  const { referenceCode, challenge } = found
  if (challenge.expiresAt <= world.now() || challenge.tries >= TRIES) {
    return failure('11', { errorMessage: 'Doğrulama kodunun süresi doldu' })
  }
  challenge.tries += 1
  if (textAt(body, 'loginSmsVerification.verificationCode') !== challenge.code) {
    return failure('11', { errorMessage: 'Doğrulama kodu hatalı' })
  }
  world.challenges.delete(referenceCode)
  challenge.member.confirmed = true
  challenge.member.gsmNumber = challenge.gsmNumber
  return success(logIn(world, challenge.member))
}

export const smsResend = ({ body }: Asked, world: World): Answer => {
  const found = challengeOf(world, body)
  if (found === undefined) return failure('11')
  world.challenges.delete(found.referenceCode)
  const { referenceCode, expireDurationInSeconds } = sendCode(world, found.challenge.member, found.challenge.gsmNumber)
  return success({ referenceCode, expireDurationInSeconds })
}

export const gsmUpdate = (asked: Asked, world: World): Answer => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? ''
  if (!isPhone(gsmNumber)) return refuse(world, asked, `no phone number: ${gsmNumber}`, '25')
  const found = challengeOf(world, asked.body)
  if (found === undefined || memberOfPhone(world, gsmNumber) !== undefined) return failure('11')
  world.challenges.delete(found.referenceCode)
  return success(sendCode(world, found.challenge.member, gsmNumber))
}

export const loginCredentials = ({ body, member }: Asked, world: World): Answer =>
  member?.memberId === textAt(body, 'memberId') && member?.memberUserId === textAt(body, 'memberUserId') && member
    ? success(logIn(world, member))
    : failure('1001', { httpStatus: 401 })

export const existence = (asked: Asked, world: World): Answer => {
  const gsmNumber = textAt(asked.body, 'gsmNumber') ?? ''
  if (!isPhone(gsmNumber)) return refuse(world, asked, `no phone number: ${gsmNumber}`, '25')
  return success({ exist: memberOfPhone(world, gsmNumber) !== undefined })
}

export const updateContact = (asked: Asked, world: World): Answer => {
  const { gsmNumber, email, refused } = whoAsks(asked, world)
  if (refused !== undefined) return refused
  asked.order.gsmNumber = gsmNumber
  asked.order.email = email
  return success()
}
