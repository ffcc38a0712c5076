import type { ControlCall, Path } from '../shared/paths'
import type { Call } from './data'

export type Answer = 'ok' | 'refused' | 'lost' | 'slow'

export const ANSWERS: readonly Answer[] = ['ok', 'refused', 'lost', 'slow']

/** The fields of the sandbox's fault rules that the inspector sets. */
export interface Rule {
  readonly path: string
  readonly act: string
  readonly [more: string]: unknown
}

const SLOW = 'delay:8000'

/** Fault for each answer. A chunk fails or is slow; a call is refused, takes effect without a usable answer, or is slow. */
const ACTS: Readonly<Record<'call' | 'code', Readonly<Record<Answer, string>>>> = {
  call: { ok: 'pass', refused: 'failure:1', lost: 'status:500', slow: SLOW },
  code: { ok: 'pass', refused: 'status:503:empty', lost: 'status:503:empty', slow: SLOW },
}

const actOf = ({ isCode }: Call, answer: Answer) => ACTS[isCode ? 'code' : 'call'][answer]

/** For `lost`, the call takes effect before the fault. The connection is not cut, because browsers would retry the request. */
const phaseOf = ({ isCode }: Call, answer: Answer) => (answer === 'lost' && !isCode ? 'after-commit' : 'before')

export const rulesOf = ({ begin }: Path): readonly Rule[] => {
  const call = begin.calls.find(({ method, path }) => method === 'PUT' && path === 'faults')
  return (call?.body ?? []) as readonly Rule[]
}

/** The rules that produce an answer to a call; `ok` needs none. */
export const rulesFor = (call: Call, answer: Answer): readonly Rule[] =>
  answer === 'ok'
    ? []
    : call.paths.map((path) => ({
        path,
        act: actOf(call, answer),
        phase: phaseOf(call, answer),
        ...(call.isCode ? { gateway: 'app' } : { token: '{{token}}' }),
      }))

/** The rules with those of one call replaced. */
export const switched = (rules: readonly Rule[], call: Call, answer: Answer): readonly Rule[] => [
  ...rules.filter(({ path }) => !call.paths.includes(path)),
  ...rulesFor(call, answer),
]

export const settingRules = (rules: readonly Rule[]): ControlCall => ({
  method: 'PUT',
  path: 'faults',
  body: rules as unknown as Record<string, unknown>[],
})

/** Releases the call that is held now. */
export const goingOn = (call: Call, answer: Answer): ControlCall => ({
  method: 'POST',
  path: 'held',
  body: {
    token: '{{token}}',
    paths: call.paths,
    waitSeconds: 0,
    act: actOf(call, answer),
    phase: phaseOf(call, answer),
  },
})
