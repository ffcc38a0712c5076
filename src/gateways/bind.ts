import type { RequestContext } from './described-call'

type AnyCall = (context: RequestContext, input: never) => unknown

type Bound<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (context: RequestContext, ...input: infer Input) => infer Answered
    ? (...input: Input) => Answered
    : never
}

/** Binds calls to a page's context, so that each takes only its input. */
export const bind = <Calls extends Readonly<Record<string, AnyCall>>>(context: RequestContext, calls: Calls) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (input: never) => call(context, input)]),
  ) as Bound<Calls>
