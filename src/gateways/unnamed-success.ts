import * as v from 'valibot'
import type { ValueSchema } from './answer'
import { idIfAny, textIfAny } from './fields'
import type { UnnamedSuccess } from './outcome'

const named = v.object({ paymentId: idIfAny, token: textIfAny })

function isNamed(told: unknown, token: string): boolean {
  const found = v.safeParse(named, told)
  return found.success && (typeof found.output.paymentId === 'string' || found.output.token === token)
}

/**
 * The value that a success names, or the requested one if the success names our order or a payment. Otherwise an `UnnamedSuccess`:
 * `done`, or `doubted` if the body is empty or names another choice (GWY-11).
 */
/* @__NO_SIDE_EFFECTS__ */
export const valueOrUnnamedSuccess = <Value>(
  said: ValueSchema<Value>,
  { asked, token, isOfAnother }: { asked: Value; token: string; isOfAnother?: (told: unknown) => boolean },
) =>
  v.union([
    said,
    v.pipe(
      v.unknown(),
      v.transform((told): Value | UnnamedSuccess => {
        if (isOfAnother?.(told)) return { kind: 'bare', answered: 'doubted', isOfAnother: true }
        if (told === undefined) return { kind: 'bare', answered: 'doubted' }
        return isNamed(told, token) ? asked : { kind: 'bare', answered: 'done' }
      }),
    ),
  ])
