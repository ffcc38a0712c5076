import * as v from 'valibot'
import type { ValueSchema } from './answer'
import { idIfAny, textIfAny } from './fields'
import type { UnnamedSuccess } from './outcome'

const named = v.object({ paymentId: idIfAny, token: textIfAny })

function isNamed(body: unknown, token: string): boolean {
  const found = v.safeParse(named, body)
  return found.success && (typeof found.output.paymentId === 'string' || found.output.token === token)
}

/**
 * The value that a success names, or the requested one if the success names our order or a payment. Otherwise an `UnnamedSuccess`:
 * `done`, or `doubted` if the body is empty or names another choice (GWY-11).
 */
/* @__NO_SIDE_EFFECTS__ */
export const valueOrUnnamedSuccess = <Value>(
  said: ValueSchema<Value>,
  { asked, token, isOfAnother }: { asked: Value; token: string; isOfAnother?: (body: unknown) => boolean },
) =>
  v.union([
    said,
    v.pipe(
      v.unknown(),
      v.transform((body): Value | UnnamedSuccess => {
        if (isOfAnother?.(body)) return { kind: 'bare', answered: 'doubted', isOfAnother: true }
        if (body === undefined) return { kind: 'bare', answered: 'doubted' }
        return isNamed(body, token) ? asked : { kind: 'bare', answered: 'done' }
      }),
    ),
  ])
