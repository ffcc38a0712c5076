import type { RequestContext } from '../../../src/gateways/described-call'
import type { Outcome } from '../../../src/gateways/outcome'
import type { MadeMember } from '../../support/control-answers'
import { withEveryMethod } from '../../support/every-method'
import type { SandboxOfFile } from '../../support/with-sandbox'
import { type Shopper, type Wanted, withShoppers } from './shoppers'
import { valueOf } from '../../support/value-of'

type Make<Input, Value> = (requestContext: RequestContext, input: Input) => Promise<Outcome<Value>>

export type Driving = ReturnType<typeof driving>

/** Chains of the app's own calls against the running sandbox, by title. */
export type Chains = Readonly<Record<string, (drive: Driving) => Promise<void>>>

/** Makes the app's typed calls for shoppers of this file, and tracks which have succeeded. */
export function driving(sandbox: SandboxOfFile) {
  const arriveAt = withShoppers(sandbox)
  const tokens: string[] = []
  const driven = new Set<unknown>()

  const arrive = async (wanted: Wanted = {}): Promise<Shopper> => {
    const { member, order: about } = wanted
    const order = (made: MadeMember) => withEveryMethod((typeof about === 'function' ? about(made) : about) ?? {})
    const shopper = await arriveAt({ ...(member && { member }), order })
    tokens.push(shopper.token)
    return shopper
  }
  /** The value of a call that must succeed. */
  const good = async <Input, Value>({ app }: Shopper, call: Make<Input, Value>, input: Input): Promise<Value> => {
    const value = valueOf(await call(app.requestContext, input))
    driven.add(call)
    return value
  }
  const refusal = async <Input>({ app }: Shopper, call: Make<Input, unknown>, input: Input) => {
    const outcome = await call(app.requestContext, input)
    return outcome.kind === 'refused' ? [outcome.code, outcome.group] : ['not refused']
  }
  return { sandbox, arrive, good, refusal, /** The tokens of all orders so far. */ tokens, driven }
}
