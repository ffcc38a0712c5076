import * as v from 'valibot'
import { isAct } from './acts'
import { faultFields } from '../records/fault'

const DOWN = 'gateway-down:'

/** The gateway that a rule names, in its field or in its act. */
export function gatewayOf({ gateway, act }: { gateway?: string | undefined; act: string }): string | undefined {
  return act.startsWith(DOWN) ? act.slice(DOWN.length) : gateway
}

export const faultSchema = v.pipe(
  faultFields,
  v.forward(
    v.check(({ act }) => isAct(act), 'no such act'),
    ['act'],
  ),
  v.check((rule) => (rule.path ?? gatewayOf(rule)) !== undefined, 'either path or gateway, or both'),
  v.check((rule) => !rule.act.startsWith(DOWN) || rule.path === undefined, 'a gateway is down with all of its paths'),
  v.check((rule) => rule.seed === undefined || rule.probability !== undefined, 'seed without probability'),
  v.check(
    ({ nth, every, probability }) => [nth, every, probability].filter((when) => when !== undefined).length <= 1,
    'one of nth, every and probability',
  ),
)
