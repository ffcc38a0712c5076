/**
 * Asks once for as long as the answer is on its way: whoever asks the very same meanwhile is answered with it. It is for questions that
 * do something at the provider's, and may be taken back and asked again here.
 */
export function dedupe<Question, Found>(ask: (question: Question) => Promise<Found>): typeof ask {
  const underWay = new Map<string, Promise<Found>>()
  return (question) => {
    const key = JSON.stringify(question)
    const asked = underWay.get(key)
    if (asked) return asked
    const answer = ask(question).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
