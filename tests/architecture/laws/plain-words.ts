/** A text as the law reads it; invented ones show what it catches. */
export interface Prose {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
}

/** Words that we replace, each with what to write in its place. One list for code, tests and pages. */
const REPLACED: readonly (readonly [RegExp, instead: string])[] = [
  [/nobody/, 'who or what it is: no shopper, no call, unknown'],
  [/whoever/, 'who acts: the caller, a shopper who'],
  [/somebody/, 'who acts: a shopper, a member, another tab'],
  [/whatever/, 'every, any, for every'],
  [/anew/, 'again'],
  [/by (?:it|them)sel(?:f|ves)/, 'automatically, alone, on its own'],
  [/(?:comes?|came) to nothing/, 'fails'],
  [/told/, 'learns, is shown, is sent, is reported'],
  [/stands/, 'is'],
  [/lies/, 'is, covers'],
  [/what (?:becomes|became) of/, 'how it ends'],
  [/houses?/, 'project, rule'],
  [/doors?/, 'function, way in'],
  [/furniture/, 'the thing itself'],
  [/ears?/, 'listener'],
  [/news/, 'event, message'],
  [/stor(?:y|ies)/, 'scenario'],
  [/lots?/, 'at random'],
  [/drawers?/, 'the thing itself'],
  [/in (?:the|\S+['’]s) hands/, 'controlled by'],
]

const WORDS = REPLACED.map(
  ([word, instead]) => [new RegExp(`(?<![.\\w-])${word.source}(?![\\w-])`, 'gi'), instead] as const,
)

const ANY_WORD = new RegExp(REPLACED.map(([word]) => word.source).join('|'), 'i')

/** Comments and strings. A string without a space is a name and is skipped. */
const COMMENT_OR_STRING =
  /(?<comment>(?<![:\w'"`/])\/\/[^\n]*|\/\*[^]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

const blanked = (text: string) => text.replace(/[^\n]/g, ' ')

/** The same text with all code blanked out. */
function proseOf({ path, text }: Prose): string {
  if (path.endsWith('.md')) return text.replace(/^```[^]*?^```/gm, blanked).replace(/`[^`]*`/g, blanked)
  let end = 0
  let prose = ''
  for (const { 0: found, index, groups } of text.matchAll(COMMENT_OR_STRING)) {
    const isProse = groups?.['comment'] !== undefined || found.includes(' ')
    prose +=
      blanked(text.slice(end, index)) +
      (isProse ? found.replace(/\$\{[^}]*\}|(?<=\s|\()`[^`\n]*`/g, blanked) : blanked(found))
    end = index + found.length
  }
  return prose + blanked(text.slice(end))
}

export function plainWordFaults(texts: readonly Prose[]): string[] {
  return texts
    .filter(({ text }) => ANY_WORD.test(text))
    .flatMap((file) =>
      proseOf(file)
        .split('\n')
        .flatMap((line, index) =>
          WORDS.flatMap(([word, instead]) =>
            [...line.matchAll(word)].map(([found]) => `${file.path}:${index + 1} says "${found}": ${instead}`),
          ),
        ),
    )
}
