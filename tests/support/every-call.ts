import type { GenericSchema } from 'valibot'
import type { Description, MoneyDescription } from '../../src/gateways/described-call'

/** A call's description, for any input and answer. */
export type AnyDescription = Description<never, unknown> | MoneyDescription<never, unknown>

export interface DescribedCall {
  /** Topic and name: `payment/card/authoriseCard`. */
  readonly name: string
  readonly call: unknown
  readonly description: AnyDescription
  /** Schema of the body; undefined if nothing is sent. */
  readonly request: GenericSchema | undefined
}

type Module = Readonly<Record<string, unknown>>

const calls = import.meta.glob<Module>('../../src/gateways/*/*/calls.ts', { eager: true })
const schemas = import.meta.glob<Module>('../../src/gateways/requests/*.ts', { eager: true })
const requests: Module = Object.fromEntries(Object.values(schemas).flatMap((module) => Object.entries(module)))

const isDescribed = (value: unknown): value is { description: AnyDescription } =>
  typeof value === 'function' && 'description' in value

/** Every call that src/gateways describes, found by reading the folder. */
export const everyCall: readonly DescribedCall[] = Object.entries(calls).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, call]) => {
    if (!isDescribed(call)) return []
    const folder = path.replace(/^.*\/gateways\/|\/calls\.ts$/g, '')
    const request = requests[name] as GenericSchema | undefined
    return [{ name: `${folder}/${name}`, call, description: call.description, request }]
  }),
)
