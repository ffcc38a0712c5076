/** The letters of Inter that a page loads, as code points from the first to the last. */
export type Letters = readonly (readonly [first: number, last: number])[]

const one = (letters: string): Letters =>
  Array.from(letters, (letter) => {
    const point = letter.codePointAt(0) ?? 0
    return [point, point] as const
  })

/** What both languages are written with, but for six letters of Turkish: ASCII, Latin-1, and the signs beside words and amounts. */
export const LATIN: Letters = [[0x20, 0x7e], [0xa0, 0xff], ...one('\u2009\u2011\u202f‘’‚“”„–—…•‹›−×→←↑↓€™')]

/** The letters of Turkish beyond Latin-1, the lira, and what names of the neighbours are written with. */
export const LATIN_EXTENDED: Letters = [
  ...one('ĞğİıŞş₺'),
  ...one('ŒœŠšŽžĆćČčĐđŁłŃńŐőŰűĂăȘșȚțŘřŮůĚěŇňŤťĎďĄąĘęŚśŹźŻżĀāĒēĪīŪūĶķĻļŅņĢģ'),
]

const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0')

/** As CSS writes it: a browser loads a file where the page shows a letter of it. */
export const unicodeRange = (letters: Letters): string =>
  letters.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()

export const textOf = (letters: Letters): string =>
  letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

/** The lightest and the boldest weight of the styles. */
export const WEIGHTS = { min: 400, max: 700 } as const
