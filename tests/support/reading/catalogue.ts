/** Reads a .po file with explicit ids: id → sentence. Entries that only remember former words are kept apart. */
export interface Catalogue {
  readonly sentences: ReadonlyMap<string, string>
  readonly former: readonly string[]
}

const UNESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' }

function unquoted(lines: readonly string[]): string {
  return lines
    .map((line) => line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')))
    .join('')
    .replace(/\\(.)/g, (whole, letter: string) => UNESCAPED[letter] ?? whole)
}

/** The line that starts with the keyword, and the quoted lines that go on with it. */
function fieldOf(lines: readonly string[], keyword: string): string {
  const start = lines.findIndex((line) => line.startsWith(keyword))
  if (start === -1) return ''
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => !line.startsWith('"'))
  return unquoted([lines[start] ?? '', ...rest.slice(0, end === -1 ? rest.length : end)])
}

export function readCatalogue(text: string): Catalogue {
  const sentences = new Map<string, string>()
  const former: string[] = []
  for (const block of text.split(/\n{2,}/)) {
    const lines = block.split('\n')
    const id = fieldOf(lines, 'msgid ')
    if (lines.some((line) => line.startsWith('#~'))) former.push(block)
    else if (id !== '') sentences.set(id, fieldOf(lines, 'msgstr '))
  }
  return { sentences, former }
}
