/**
 * Something that the world is told and that nobody answers, by an action of this name: services listen through `provide`. Where nobody
 * does, nothing else changes.
 */
export function told<Told>(): (_: unknown, params: Told) => void {
  return () => undefined
}
