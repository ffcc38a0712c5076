/**
 * Name of the list with the parts that surround every screen. The lists of visual states leave out parts that are identical to
 * it.
 */
export const FRAME = 'frame'

/**
 * Lines that are left out: status regions, delayed announcements of an amount, separators, and URLs, which have their own tests.
 */
const LEFT_OUT = /^\s*- (?:status|status: ".*: ₺[\d.,]+"|separator|\/url:.*)$/

/** Values that depend on the order or the day, and their placeholders. @type {readonly (readonly [RegExp, string])[]} */
const VALUES = [
  // Only the code in its field: six digits anywhere else must stay in the list.
  [/(textbox "(?:Doğrulama kodu|Verification code)"): "\d{6}"/, '$1: {code}'],
  [/[^\s"@]+@[^\s"@]+\.[^\s"@]*[^\s"@.,:]/g, '{email}'],
  [/\b(?:127\.0\.0\.1|localhost):\d+/g, '{host}'],
  [/\+\d\d [\d*]{3}[\d* ]{6,}[\d*]/g, '{phone}'],
  [/\b5\d\d \d{3} \d\d \d\d\b/g, '{phone}'],
  [/\b\d\d\.\d\d\.\d{4} \d\d:\d\d\b/g, '{time}'],
  [/\b\d{1,2} \p{L}+ \d{4}, \d\d:\d\d\b/gu, '{time}'],
  [/(?<=\btimer ".*)\b\d+:\d\d\b/g, '{left}'],
  [/\b\d+(?= saniye sonra yeni kod )/g, '{seconds}'],
  [/(?<= new code in )\d+(?= seconds?$)/g, '{seconds}'],
  [/\b\d{1,2} \p{L}+ \d{4} (?:Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar)(?!\p{L})/gu, '{dated day}'],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} \p{L}+ \d{4}\b/gu, '{dated day}'],
  [/\b\d{1,2} \p{L}+ (?:Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi|Pazar)(?!\p{L})/gu, '{day}'],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} \p{L}+/gu, '{day}'],
  [/\b[0-9A-F]{4}-[0-9A-F]{4}\b/g, '{support code}'],
  [/\b[A-Z]\d[A-Z]\d{3}\b/g, '{reference code}'],
  [/"\d{7,}"/g, '{number}'],
]

/**
 * @param {readonly string[]} lines of an ARIA snapshot
 * @returns {string[]} the relevant lines, with placeholders for values that change between runs
 */
export const withPlaceholders = (lines) =>
  lines
    .filter((line) => !LEFT_OUT.test(line))
    .map((line) => VALUES.reduce((text, [value, name]) => text.replace(value, name), line))

/** Splits a snapshot into top-level parts: an unindented line with the indented lines below it. @param {readonly string[]} lines */
const partsOf = (lines) => lines.join('\n').split(/\n(?=\S)/)

/** @param {readonly string[]} lines @param {readonly string[]} frame @returns {string[]} */
export function withoutFrame(lines, frame) {
  const known = partsOf(frame)
  return partsOf(lines)
    .filter((part) => !known.includes(part))
    .join('\n')
    .split('\n')
}

/**
 * @param {string} text of a file: `# name` of each visual state, followed by its lines
 * @returns {Map<string, string[]>}
 */
export function readLists(text) {
  const visualStates = text.split(/^# /m).slice(1)
  return new Map(
    visualStates.map((visualState) => {
      const [name = '', ...lines] = visualState.trimEnd().split('\n')
      return [name, lines]
    }),
  )
}

/** @param {ReadonlyMap<string, readonly string[]>} lists @returns {string} */
export const writeLists = (lists) => [...lists].map(([name, lines]) => `# ${name}\n${lines.join('\n')}\n`).join('\n')

/**
 * @param {readonly string[]} listed
 * @param {readonly string[]} shown
 * @returns {string[]} the lines that only one of them has, with their numbers
 */
export function differences(listed, shown) {
  // Length of the longest common subsequence from these positions on.
  const shared = listed.map(() => shown.map(() => 0))
  const at = (/** @type {number} */ i, /** @type {number} */ j) => shared[i]?.[j] ?? 0
  for (let i = listed.length - 1; i >= 0; i--)
    for (let j = shown.length - 1; j >= 0; j--) {
      const row = shared[i]
      if (row) row[j] = listed[i] === shown[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const found = []
  for (let i = 0, j = 0; i < listed.length || j < shown.length;) {
    if (i < listed.length && j < shown.length && listed[i] === shown[j]) {
      i++
      j++
    } else if (j >= shown.length || (i < listed.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push(`line ${i + 1} is missing: ${listed[i]?.trim()}`)
      i++
    } else {
      found.push(`line ${j + 1} is not listed: ${shown[j]?.trim()}`)
      j++
    }
  }
  return found
}
