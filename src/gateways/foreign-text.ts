const LONGEST = 300

/** Marks that may stand on one letter: as many as any language here or beside writes. */
const MOST_MARKS = 3

const isIn = (code: number, ranges: readonly (readonly [number, number])[]) =>
  ranges.some(([from, to]) => code >= from && code <= to)

/** Controls, and the marks, embeddings and isolates that turn the reading direction. */
const CONTROLS = [
  ...([
    [0, 0x1f],
    [0x7f, 0x9f],
    [0x61c, 0x61c],
    [0x200e, 0x200f],
    [0x202a, 0x202e],
  ] as const),
  ...([
    [0x2066, 0x206f],
    [0xfff9, 0xfffb],
  ] as const),
] as const

/** What has no shape of its own, and so makes two names that look the same, or one that looks like none: blanks of no width, fillers, tags. */
const INVISIBLE = [
  ...([
    [0xad, 0xad],
    [0x34f, 0x34f],
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
    [0x180b, 0x180f],
  ] as const),
  ...([
    [0x200b, 0x200b],
    [0x2028, 0x2029],
    [0x2060, 0x2065],
    [0x2800, 0x2800],
    [0x3164, 0x3164],
  ] as const),
  ...([
    [0xfeff, 0xfeff],
    [0xffa0, 0xffa0],
    [0x1bca0, 0x1bca3],
    [0x1d173, 0x1d17a],
    [0xe0000, 0xe0fff],
  ] as const),
] as const

/** Marks that stand on the letter before them. */
const MARKS = [
  ...([
    [0x300, 0x36f],
    [0x483, 0x489],
    [0x591, 0x5bd],
    [0x610, 0x61a],
    [0x64b, 0x65f],
    [0x6d6, 0x6dc],
  ] as const),
  ...([
    [0x1ab0, 0x1aff],
    [0x1dc0, 0x1dff],
    [0x20d0, 0x20ff],
    [0xfe00, 0xfe0f],
    [0xfe20, 0xfe2f],
  ] as const),
] as const

/** Joins two signs into one, as in a family of emoji, or keeps two letters from joining: nothing at either end of a word. */
const JOINERS: readonly number[] = [0x200c, 0x200d]

const codeOf = (character: string | undefined) => character?.codePointAt(0) ?? 0x20

function isHarmless(character: string): boolean {
  const code = codeOf(character)
  return !isIn(code, CONTROLS) && !isIn(code, INVISIBLE)
}

const isJoiner = (character: string | undefined) => JOINERS.includes(codeOf(character))

const isJoined = (character: string | undefined) => codeOf(character) > 0x7f && !isJoiner(character)

/** Joiners stay between two signs that they can join, and no letter carries a tower of marks. */
function tamed(characters: readonly string[]): string[] {
  let marks = 0
  return characters.filter((character, at) => {
    if (isJoiner(character)) return isJoined(characters[at - 1]) && isJoined(characters[at + 1])
    marks = isIn(codeOf(character), MARKS) ? marks + 1 : 0
    return marks <= MOST_MARKS
  })
}

/**
 * A sentence or a name from outside as plain text: without control characters, without the marks that turn the reading direction (with
 * them it could rewrite what is beside it) and without invisible signs, trimmed, clipped. `undefined` when nothing is left.
 */
export function foreignText(text: string | null | undefined, longest = LONGEST): string | undefined {
  const clean = tamed(Array.from(text ?? '').filter(isHarmless))
    .slice(0, longest)
    .join('')
    .trim()
  return clean === '' ? undefined : clean
}
