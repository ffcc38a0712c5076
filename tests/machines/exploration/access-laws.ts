import type { EntryForm } from '../../../machines/entities/entry-form'
import type { PendingCode } from '../../../machines/entities/member'
import { callIn, callsIn, known } from './below'
import { type Law, begun, isSaid, snapshotOf, stateOf } from './law'
import { isLoginOver } from './money-laws'
import type { System } from './system'

/** Prefix of the memory fact that names the newest code. */
export const CODE = 'code '

/** A code can be entered now, or after the change of number. */
export const isCodeAsked = (system: System) => ['verifyingOtp', 'changingPhone'].includes(stateOf(system))

/** The calls that send a code or use one up. */
export const CODE_CALLS: readonly string[] = ['checkMember', 'register', 'resendCode', 'changePhone', 'verifyCode']

/** Without `checkMember`, which an edit of the form may cancel. */
const KEPT_CALLS = CODE_CALLS.filter((call) => call !== 'checkMember')

const isLoginKnown = ({ context: { member, toRestore } }: ReturnType<typeof snapshotOf>) =>
  member !== undefined || toRestore === 'login'

const otpIn = ({ kids }: System) => {
  const otp = kids.get('otp')
  return otp?.kind === 'machine' ? otp.system.snapshot : undefined
}

export const ACCESS_LAWS = [
  {
    name: 'no code is verified with the reference of another than the newest one',
    atPlace: ({ system, memory }) => {
      const code = known<{ pending: PendingCode }>(system, 'otp')?.pending.referenceCode
      return code !== undefined && callIn(system, 'verifyCode') > 0 && memory[CODE + code] !== true
    },
  },
  {
    name: 'no member is registered without the agreement',
    atStep: (step) =>
      begun(step, 'register') && known<{ form: EntryForm }>(step.after.system, 'registration')?.form.agreement !== true,
  },
  {
    name: 'no two calls that send or use a code at a time',
    atPlace: ({ system }) => callsIn(system, CODE_CALLS) > 1,
  },
  {
    name: 'no call that sends or uses a code is left before its answer, but by an edit or the end of everything',
    atStep: ({ move, before, after }) => {
      const isAnswered = KEPT_CALLS.some((call) => move.event.type.endsWith(`.actor.${call}`))
      const isOver = ['expired.shown', 'closed'].includes(stateOf(after.system))
      return callsIn(after.system, KEPT_CALLS) < callsIn(before.system, KEPT_CALLS) && !isAnswered && !isOver
    },
  },
  {
    name: 'a login ends only of a member, or while it is being checked',
    atStep: ({ before, after }) =>
      isLoginOver(after) && !isLoginOver(before) && !isLoginKnown(snapshotOf(before.system)),
  },
  {
    name: 'nothing leads from admittingForeignPhone to paying but the provider’s admission',
    atStep: ({ before, after }) =>
      stateOf(before.system) === 'admittingForeignPhone' &&
      stateOf(after.system) === 'opening' &&
      !after.memory['admitted'],
  },
  {
    name: 'no code is sent again before the pause after the last one is over, or its time has ended (OTP-05~)',
    atStep: (step) => {
      if (!begun(step, 'resendCode')) return false
      const otp = otpIn(step.before.system)
      return !otp?.matches({ waiting: { pause: 'offered' } }) && !otp?.matches({ waiting: { code: 'lapsed' } })
    },
  },
  {
    name: 'no code is verified after its time has ended (OTP-04~)',
    atStep: (step) =>
      begun(step, 'verifyCode') && otpIn(step.before.system)?.matches({ waiting: { life: 'over' } }) === true,
  },
  {
    name: 'a member is known only by a right code, or by a login that was kept',
    atStep: (step) => {
      const [before, after] = [step.before, step.after].map(({ system }) => snapshotOf(system).context.member)
      const isSo = isSaid(step, 'verifyCode', 'verified') || isSaid(step, 'restoreLogin', 'restored')
      return before === undefined && after !== undefined && !isSo
    },
  },
] as const satisfies readonly Law[]
