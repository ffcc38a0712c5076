/** For a state that each transition to it has given the fact. Throws without it. */
export function requireFact<Fact>(fact: Fact | undefined): Fact {
  if (fact === undefined) throw new Error('this state needs a fact')
  return fact
}
