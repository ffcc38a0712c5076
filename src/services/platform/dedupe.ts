/**
 * Shares one request among identical questions while it is in flight. For calls that have an effect at the provider, and that the shopper
 * may cancel and repeat here.
 */
export function dedupe<Question, Found>(ask: (question: Question) => Promise<Found>): typeof ask {
  const underWay = new Map<string, Promise<Found>>()
  return (question) => {
    const key = JSON.stringify(question)
    const answer = underWay.get(key) ?? ask(question).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
