const LONGEST = 300

/** Left-to-right, right-to-left, and the Arabic letter mark. */
const DIRECTION_MARKS: readonly number[] = [0x200e, 0x200f, 0x061c]

function isHarmless(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f)
  const turnsDirection =
    (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || DIRECTION_MARKS.includes(code)
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
