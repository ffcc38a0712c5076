import { fund } from '../ledger/book'
import { digits, uuid } from '../kernel/random'
import type { Deps } from '../kernel/deps'
import type { Consents } from '../records/consents'
import { memberByPhone } from './member'
import { type CardToSave, savedCard } from './saved-card'
import type { KycLevel, Member } from '../records/member'

export interface NewMember {
  /** The id that the registration already had. */
  readonly memberUserId?: string | undefined
  readonly gsmNumber?: string | undefined
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly surname?: string | undefined
  readonly emailConfirmed?: boolean | undefined
  readonly identityNumber?: string | undefined
  readonly birthDate?: string | undefined
  readonly kycLevel?: KycLevel | undefined
  readonly monthlyLimitMinor?: number | null | undefined
  readonly suspended?: boolean | undefined
  readonly creditRestricted?: boolean | undefined
  readonly consents?: Consents | undefined
  readonly balanceMinor?: number | undefined
  readonly cards?: readonly CardToSave[] | undefined
}

/** Creates a member. The default phone has an unassigned prefix (561), and no member has it yet. */
export function enrol(deps: Deps, wanted: NewMember): Member {
  const { state, random } = deps
  const memberId = freshNumber(deps)
  const member: Member = {
    memberId,
    memberUserId: wanted.memberUserId ?? uuid(random),
    gsmNumber: wanted.gsmNumber ?? freshPhone(deps),
    email: wanted.email ?? `uye.${memberId}@posta.example`,
    emailConfirmed: wanted.emailConfirmed ?? true,
    name: wanted.name ?? 'Deniz',
    surname: wanted.surname ?? 'Yıldız',
    identity: { identityNumber: wanted.identityNumber, birthDate: wanted.birthDate },
    kycLevel: wanted.kycLevel ?? 2,
    monthlyLimitMinor: wanted.monthlyLimitMinor,
    suspended: wanted.suspended ?? false,
    suspendedInstruments: [],
    creditRestricted: wanted.creditRestricted ?? false,
    settlementToBalanceType: undefined,
    consents: wanted.consents ?? {},
    cards: (wanted.cards ?? []).map((card) => savedCard(random, card)),
  }
  state.members.set(memberId, member)
  fund(deps, memberId, wanted.balanceMinor ?? 0, 'TRY')
  return member
}

function freshNumber(deps: Deps): string {
  const memberId = `1${digits(deps.random, 7)}`
  return deps.state.members.has(memberId) ? freshNumber(deps) : memberId
}

export function freshPhone(deps: Deps): string {
  const gsmNumber = `+90561${digits(deps.random, 7)}`
  return memberByPhone(deps.state.members, gsmNumber) ? freshPhone(deps) : gsmNumber
}
