import { assign, emit, setup, stateIn } from 'xstate'
import type { AppLinkType } from '../../entities/device'
import type { KycLevel } from '../../entities/member'
import { nonPaymentProblemOf } from '../../entities/bank-refusal'
import { GENERIC_PROBLEM, type Problem, ownProblem } from '../../entities/problem'
import { type RefusedField, isRefused, refusedFields, uncorrectedFields } from '../../entities/refused-fields'
import type { SavedCard } from '../../entities/saved-card'
import {
  type IdentityFaults,
  type IdentityField,
  NO_IDENTITY_FAULTS,
  identityFaultOnBlur,
  identityFaults,
  isIdentityComplete,
  normalizeIdentity,
} from './draft'
import {
  type AppLinkAnswer,
  type IdentityForm,
  type KycGateInput,
  type KycGateOutput,
  type LevelAnswer,
  type LimitAnswer,
  type ProofAnswer,
  askLevel,
  askLimit,
  proveIdentity,
  sendAppLink,
} from './ports'
import { type GateReason, gateDecision } from './rules'
import type { ActorNameById } from '../../support/port'

export type KycGateEvent =
  | { type: 'shopper.typed'; field: IdentityField; text: string }
  | { type: 'shopper.leftField'; field: IdentityField }
  | { type: 'shopper.gaveIdentity' }
  | { type: 'shopper.askedForLink'; linkType: AppLinkType }
  /** The shopper says that the verification in the app is done. */
  | { type: 'shopper.verified' }
  | { type: 'shopper.closed' }

export interface KycGateContext extends Omit<KycGateInput, 'identity'> {
  readonly cards: readonly SavedCard[] | undefined
  /** The level at which the identity check opened, for detecting whether it has risen since. */
  readonly askedAt: KycLevel | undefined
  readonly askedBecause: GateReason
  /** A step was verified. The form can verify only one, so it is not offered again. */
  readonly hasProven: boolean
  readonly form: IdentityForm
  readonly faults: IdentityFaults
  readonly refused: readonly RefusedField<IdentityField>[]
  readonly linkType: AppLinkType
  readonly problem: Problem | undefined
}

type AnyAnswer = AppLinkAnswer | LevelAnswer | LimitAnswer | ProofAnswer

const decisionOf = ({ level, mayHaveRisen, source, terms: { isMerchantTrusted } }: KycGateContext) =>
  gateDecision({ level, mayHaveRisen, source, isMerchantTrusted })

function reasonOf(context: KycGateContext): GateReason {
  if (context.hasProven) return 'step'
  return decisionOf(context) === 'prove' ? 'source' : 'limit'
}

export const kycGateSetup = setup({
  types: {
    context: {} as KycGateContext,
    events: {} as KycGateEvent,
    input: {} as KycGateInput,
    output: {} as KycGateOutput,
    emitted: {} as { type: 'filled'; form: IdentityForm },
    tags: {} as 'busy' | 'modal',
    children: {} as ActorNameById<'askLimit' | 'askLevel' | 'proveIdentity' | 'sendAppLink'>,
  },
  actors: { askLimit, askLevel, proveIdentity, sendAppLink },
  guards: {
    needsLevel: ({ context }) => decisionOf(context) === 'learn',
    isFullyVerified: ({ context }) => decisionOf(context) === 'open',
    needsProof: ({ context }) => decisionOf(context) === 'prove',
    isWithinLimit: (_, params: { kind: LimitAnswer['kind'] }) => params.kind === 'within',
    isLimitViolated: (_, params: { kind: LimitAnswer['kind'] }) => params.kind === 'violated',
    isLevelKnown: (_, params: { kind: LevelAnswer['kind'] }) => params.kind === 'known',
    isProven: (_, params: { kind: ProofAnswer['kind'] }) => params.kind === 'proven',
    isLinkSent: (_, params: { kind: AppLinkAnswer['kind'] }) => params.kind === 'sent',
    isFormOffered: ({ context }) => context.terms.isIdentityFormShown && !context.hasProven,
    isFormComplete: ({ context }) => isIdentityComplete(context.form, context.terms.today),
    hasLevelRisen: ({ context: { level, askedAt } }) => level !== undefined && askedAt !== undefined && level > askedAt,
    isFormAsked: stateIn({ guarding: { check: { proving: 'form' } } }),
    isAppAsked: stateIn({ guarding: { check: { proving: 'app' } } }),
  },
  actions: {
    setLevel: assign(({ context }, { answer }: { answer: LevelAnswer | ProofAnswer }) => {
      if (answer.kind === 'refused') return {}
      const cards = ('cards' in answer ? answer.cards : undefined) ?? context.cards
      return { level: answer.level, mayHaveRisen: false, cards }
    }),
    setAskedLevel: assign(({ context }) => ({ askedAt: context.level, askedBecause: reasonOf(context) })),
    setProven: assign({ hasProven: true }),
    setText: assign(({ context: { form, faults } }, { field, text }: { field: IdentityField; text: string }) => ({
      form: { ...form, [field]: text },
      faults: { ...faults, [field]: undefined },
    })),
    setTidyField: assign(({ context: { form, faults, refused, terms } }, { field }: { field: IdentityField }) => {
      const found = identityFaults(form, terms.today)
      return {
        form: { ...form, [field]: normalizeIdentity(form, terms.today)[field] },
        faults: {
          ...faults,
          [field]: isRefused(refused, field) ? found[field] : identityFaultOnBlur(field, form, terms.today),
        },
        refused: uncorrectedFields(refused, found),
      }
    }),
    emitFilled: emit(({ context }) => ({ type: 'filled' as const, form: context.form })),
    setFaults: assign(({ context: { form, terms } }) => {
      const faults = identityFaults(form, terms.today)
      return { faults, refused: refusedFields(faults), problem: undefined }
    }),
    setLinkType: assign((_, params: { linkType: AppLinkType }) => params),
    clearProblem: assign({ problem: undefined, faults: NO_IDENTITY_FAULTS, refused: [] }),
    setRefusal: assign((_, { answer }: { answer: AnyAnswer }) => ({
      problem: answer.kind === 'refused' ? nonPaymentProblemOf(answer.refusal) : GENERIC_PROBLEM,
    })),
    setGenericProblem: assign({ problem: GENERIC_PROBLEM }),
    setUnfinishedProblem: assign({ problem: ownProblem('errors.identityUnfinished') }),
  },
})
