/** For a state that each transition to it has given the fact. Without the fact, throws an error that names it. */
export function requireFact<Fact>(fact: Fact | undefined, name: string): Fact {
  if (fact === undefined) throw new Error(`this state has no ${name}`)
  return fact
}
