/**
 * The sentences of one language in one file, which load together.
 *
 * @typedef {object} Catalogue
 * @property {ReadonlyMap<string, string>} sentences by key
 * @property {ReadonlyMap<string, readonly string[]>} comments comment lines before an entry, by key
 * @property {readonly string[]} repeated keys that occur twice
 * @property {readonly string[]} former obsolete entries (`#~`)
 */

/** @type {Readonly<Record<string, string>>} */
const UNESCAPED = { n: '\n', t: '\t', '"': '"', '\\': '\\' }

/** @param {readonly string[]} lines */
const unquoted = (lines) =>
  lines
    .map((line) => line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')))
    .join('')
    .replace(/\\(.)/g, (whole, letter) => UNESCAPED[letter] ?? whole)

/**
 * A field's value: the line with the keyword, and the quoted lines after it.
 *
 * @param {readonly string[]} lines
 * @param {string} keyword
 */
function fieldOf(lines, keyword) {
  const start = lines.findIndex((line) => line.startsWith(keyword))
  if (start === -1) return ''
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !line.startsWith('"'))
  return unquoted([lines[start] ?? '', ...rest.slice(0, end === -1 ? rest.length : end)])
}

/**
 * @param {string} text
 * @returns {Catalogue}
 */
export function readCatalogue(text) {
  /** @type {Map<string, string>} */
  const sentences = new Map()
  /** @type {Map<string, string[]>} */
  const comments = new Map()
  const repeated = []
  const former = []
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split('\n')
    const key = fieldOf(lines, 'msgid ')
    if (lines.some((line) => line.startsWith('#~'))) former.push(block)
    else if (key !== '') {
      if (sentences.has(key)) repeated.push(key)
      sentences.set(key, fieldOf(lines, 'msgstr '))
      comments.set(
        key,
        lines.filter((line) => line.startsWith('#')),
      )
    }
  }
  return { sentences, comments, repeated, former }
}

/** @param {string} language */
const headerOf = (language) =>
  [
    'msgid ""',
    'msgstr ""',
    `"Language: ${language}\\n"`,
    '"MIME-Version: 1.0\\n"',
    '"Content-Type: text/plain; charset=utf-8\\n"',
    '"Content-Transfer-Encoding: 8bit\\n"',
  ].join('\n')

/**
 * The .po file of a catalogue, sorted by key, so that sentences of one subject are adjacent.
 *
 * @param {string} language
 * @param {Catalogue} catalogue
 */
export function textOfCatalogue(language, { sentences, comments }) {
  const entries = [...sentences.keys()].sort().map((key) => {
    const fields = [`msgid ${JSON.stringify(key)}`, `msgstr ${JSON.stringify(sentences.get(key))}`]
    return [...(comments.get(key) ?? []), ...fields].join('\n')
  })
  return `${[headerOf(language), ...entries].join('\n\n')}\n`
}
