/** Until everything has run that was waiting only for its turn: an answer that was given has then been heard. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
