/** The letters of Inter that a page loads, as code points from the first to the last. */
export type Letters = readonly (readonly [first: number, last: number])[]

const one = (letters: string): Letters =>
  Array.from(letters, (letter) => {
    const point = letter.codePointAt(0) ?? 0
    return [point, point] as const
  })

/** The letters of both languages, except six Turkish ones: ASCII, Latin-1, and signs beside words and amounts. */
export const LATIN: Letters = [[0x20, 0x7e], [0xa0, 0xff], ...one('\u2009\u2011\u202f‘’‚“”„–—…•‹›−×→←↑↓€™')]

/** The Turkish letters beyond Latin-1, the lira sign, and the letters of neighbouring languages' names. */
export const LATIN_EXTENDED: Letters = [
  ...one('ĞğİıŞş₺'),
  ...one('ŒœŠšŽžĆćČčĐđŁłŃńŐőŰűĂăȘșȚțŘřŮůĚěŇňŤťĎďĄąĘęŚśŹźŻżĀāĒēĪīŪūĶķĻļŅņĢģ'),
]

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** As a CSS `unicode-range`: a browser loads a file once the page shows one of its letters. */
export const unicodeRange = (letters: Letters): string =>
  letters.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()

export const textOf = (letters: Letters): string =>
  letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

export const WEIGHTS = { min: 400, max: 700 } as const
