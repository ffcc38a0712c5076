/** The done event of an invoked actor. */
interface Answered<Output> {
  readonly event: { readonly output: Output }
}

/** Passes a guard only the `kind` of the answer. */
export function kindParams<Kind extends string>({ event }: Answered<{ readonly kind: Kind }>): { kind: Kind } {
  return { kind: event.output.kind }
}

/** Passes an action the whole answer. */
export function answerParams<Output>({ event }: Answered<Output>): { answer: Output } {
  return { answer: event.output }
}
