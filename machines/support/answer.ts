/** The event in which an invoked actor answers. */
interface Answered<Output> {
  readonly event: { readonly output: Output }
}

/** Hands a guard the one part of an answer it may look at. */
export function ofKind<Kind extends string>({ event }: Answered<{ readonly kind: Kind }>): { kind: Kind } {
  return { kind: event.output.kind }
}

/** Hands an action the whole answer. */
export function theAnswer<Output>({ event }: Answered<Output>): { answer: Output } {
  return { answer: event.output }
}
