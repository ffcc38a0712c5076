import * as v from 'valibot'
import { isoDay } from '../../members/birth-date'
import { identityVerdict, raise } from '../../members/identity'
import { done, failed } from '../../http/answer'
import { memberEndpoint } from '../../http/endpoint'
import { channelField, textField } from '../../http/payload'

const asked = v.strictObject({ channelType: channelField })

const proving = v.strictObject({
  ...asked.entries,
  name: textField,
  surname: textField,
  identityNumber: v.pipe(v.string(), v.regex(/^\d{11}$/)),
  birthDate: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/)),
})

type Proof = v.InferOutput<typeof proving>

const PROOF = ['name', 'surname', 'identityNumber', 'birthDate'] as const satisfies (keyof Proof)[]

const isProof = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && PROOF.some((field) => field in body)

/** The member's KYC level. An identity in the body is verified first; it must be complete or absent. */
export const kycLevel = memberEndpoint({
  path: '/api/v1/members-login/kyc-level',
  schema: v.lazy((body) => (isProof(body) ? proving : asked)),
  handle: (_, { input, member, now }) => {
    if ('identityNumber' in input) {
      const claim = { ...input, birthDate: isoDay(input.birthDate) }
      const verdict = identityVerdict(member, claim, now)
      if (verdict !== 'verified') return failed(verdict === 'underAge' ? '10621' : '10620')
      raise(member, 1, claim)
    }
    return done({ kycLevel: member.kycLevel })
  },
})
