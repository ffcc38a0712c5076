const LONGEST = 300

/** Maximum combining marks per letter; no language in use here needs more. */
const MOST_MARKS = 3

/** Control characters, and the marks that change the reading direction. */
const CONTROL = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/u

/** Characters without a glyph (zero-width spaces, fillers, tags): they could make two names look identical, or a name look empty. */
const INVISIBLE =
  /[\u034f\u17b4\u17b5\u180b-\u180f\u00ad\u115f\u1160\u200b\u2028\u2029\u2060-\u2065\u2800\u3164\ufeff\uffa0\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u

/** Combining marks. */
const MARK =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u0610-\u061a\u064b-\u065f\u06d6-\u06dc\u1dc0-\u1dff\ufe00-\ufe0f\ufe20-\ufe2f\u20d0-\u20ff]|[\u1ab0-\u1aff]/u

/** Joiners combine two emoji into one or keep two letters apart; they have no effect at the end of a word. */
const JOINERS: readonly number[] = [0x200c, 0x200d]

const codeOf = (character: string | undefined) => character?.codePointAt(0) ?? 0x20

const isHarmless = (character: string) => !CONTROL.test(character) && !INVISIBLE.test(character)

const isJoiner = (character: string | undefined) => JOINERS.includes(codeOf(character))

const isJoined = (character: string | undefined) => codeOf(character) > 0x7f && !isJoiner(character)

/** Drops joiners that join nothing, and surplus combining marks. */
function tamed(characters: readonly string[]): string[] {
  let marks = 0
  return characters.filter((character, at) => {
    if (isJoiner(character)) return isJoined(characters[at - 1]) && isJoined(characters[at + 1])
    marks = MARK.test(character) ? marks + 1 : 0
    return marks <= MOST_MARKS
  })
}

/**
 * Sanitizes external text to plain text: without control characters, invisible characters and direction marks (which could
 * reorder adjacent text), trimmed, and clipped with an ellipsis. `undefined` if nothing is left.
 */
export function foreignText(text: string | null | undefined, longest = LONGEST): string | undefined {
  const clean = tamed(Array.from(text ?? '').filter(isHarmless))
    .join('')
    .trim()
  const characters = Array.from(clean)
  if (characters.length > longest) return `${characters.slice(0, longest - 1).join('')}…`
  return clean === '' ? undefined : clean
}
