const LONGEST = 300

function isHarmless(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f)
  const turnsDirection =
    (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code === 0x200e || code === 0x200f
  return !isControl && !turnsDirection
}

/**
 * A sentence or a name from outside as plain text: without control characters and without the marks that turn the reading
 * direction (with them it could rewrite what stands beside it), trimmed, clipped. `undefined` when nothing is left.
 */
export function foreignText(text: string | null | undefined, longest = LONGEST): string | undefined {
  const clean = Array.from(text ?? '')
    .filter(isHarmless)
    .slice(0, longest)
    .join('')
    .trim()
  return clean === '' ? undefined : clean
}
