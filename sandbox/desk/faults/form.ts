import * as v from 'valibot'
import { faultSchema } from '../../faults/fault'
import { fieldOf } from '../../page/field'
import type { Fault } from '../../records/fault'
import type { Words } from '../../records/language'

/** The values of the panel's fields, valid or not. */
export interface TypedFault {
  readonly path: string
  readonly which: string
  readonly count: string
  readonly phase: string
  readonly act: string
  readonly argument: string
}

export const WHICH = {
  all: { tr: 'Her çağrı', en: 'Every call' },
  nth: { tr: 'Yalnızca n’inci çağrı', en: 'Only the nth call' },
  every: { tr: 'Her n’inci çağrı', en: 'Every nth call' },
} satisfies Record<string, Words>

export const PHASES: Readonly<Record<Fault['phase'], Words>> = {
  before: { tr: 'İşlenmeden önce', en: 'Before it is processed' },
  'after-commit': { tr: 'İşlendikten sonra, yanıttan önce', en: 'After it took effect, before the answer' },
}

export const FIRST_FAULT: TypedFault = {
  path: '/payment/iyzipos/checkoutform/auth/ecom',
  which: 'nth',
  count: '1',
  phase: 'before',
  act: 'status',
  argument: '503',
}

export function typedFault(form: FormData): TypedFault {
  return {
    path: fieldOf(form, 'path'),
    which: fieldOf(form, 'which'),
    count: fieldOf(form, 'count'),
    phase: fieldOf(form, 'phase'),
    act: fieldOf(form, 'act'),
    argument: fieldOf(form, 'argument'),
  }
}

export type WrongPart = 'count' | 'argument'

export function readFault(
  typed: TypedFault,
  token: string | undefined,
): Fault | { readonly wrong: readonly WrongPart[] } {
  const { path, which, count, phase, act, argument } = typed
  // A gateway that is down fails on all of its paths, so the rule has none.
  const result = v.safeParse(faultSchema, {
    ...(act === 'gateway-down' ? {} : { path }),
    phase,
    act: argument === '' ? act : `${act}:${argument}`,
    ...(token === undefined ? {} : { token }),
    ...(which === 'all' ? {} : { [which === 'every' ? 'every' : 'nth']: Number(count) }),
  })
  if (result.success) return result.output
  const places = result.issues.map((issue) => v.getDotPath(issue))
  return {
    wrong: [
      ...(places.some((place) => place !== 'act') ? ['count' as const] : []),
      ...(places.includes('act') ? ['argument' as const] : []),
    ],
  }
}
