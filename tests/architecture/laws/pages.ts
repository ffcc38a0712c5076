import { readdirSync } from 'node:fs'
import { root, filesIn } from '../../support/reading/files'

/** Generated pages, and the rows, which also name code that does not exist yet. */
const LEFT_OUT = ['docs/rows.md', 'docs/requirements.md', 'docs/handles.md', 'docs/diagrams/README.md']

/** Every hand-written page, from the root of the repository. */
export function handWrittenPages(): string[] {
  return [...readdirSync(root), ...filesIn('docs')]
    .filter((path) => path.endsWith('.md') && !LEFT_OUT.includes(path))
    .sort()
}

export interface Page {
  readonly path: string
  readonly text: string
}

/** What a page may refer to. */
export interface Project {
  /** Of all files, from the root of the repository, with slashes. */
  readonly paths: ReadonlySet<string>
  /** The top-level folders of these files. */
  readonly folders: ReadonlySet<string>
  /** The words in all code, configuration and catalogues. */
  readonly words: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  /** Source text of the programs that the scripts start. */
  readonly programs: string
}

const WORD = /[\p{L}_$][\p{L}\d_$]*/gu

export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

/** Examples for the reader, commit types and words of HTML, which need not be in a file. */
const FREE = new Set(['FILE', 'ABCD', 'feat', 'fix', 'refactor', 'perf', 'popups', 'activation'])

const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))

const isPath = (span: string) =>
  /^[\w@.*<>{},…-]+(?:\/[\w@.*<>{},…-]+)*\/?$/.test(span) && /\/|\.(?:tsx?|mjs|md|po|json|txt|svg)$/.test(span)

/** Whether a path exists; also accepts `a/{b,c}.ts`, `a/*`, `a/<method>/x.ts` and the last parts of a path. */
function hasPath({ paths }: Project, span: string): boolean {
  const plain = span
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.split(',').join('|')})`)
    .replace(/<[^>]*>|…|\*+/g, '.+')
  const wanted = new RegExp(`(?:^|/)${plain}(?:$|/)`)
  return [...paths].some((path) => wanted.test(path))
}

function commandFaults({ scripts, programs }: Project, span: string): string[] {
  const [, run, flags = ''] = /^(?:[A-Z_]+=\S+ )*npm (?:run )?([\w-]+)(.*)$/.exec(span) ?? []
  if (run === undefined) return []
  const missing =
    ['ci', 'install', 'start', 'test'].includes(run) || scripts.has(run) ? [] : [`npm run ${run} is no script`]
  const unknown = [...flags.matchAll(/ --([a-z][\w-]*)/g)].filter(([, flag = '']) => !programs.includes(`--${flag}`))
  return [...missing, ...unknown.map(([flag]) => `npm run ${run} knows no${flag}`)]
}

function spanFaults(project: Project, span: string): string[] {
  if (/^(?:[A-Z_]+=\S+ )*npm /.test(span)) return commandFaults(project, span)
  if (isPath(span) && hasPath(project, span)) return []
  // Build output and bare extensions are not files of the repository.
  const isBuilt = /^(?:dist|\.\w+)(?:\/|$)/.test(span)
  const isFileOfOurs = (!isBuilt && /\.(?:tsx?|mjs|md|po)$/.test(span)) || project.folders.has(span.split('/')[0] ?? '')
  if (isPath(span) && isFileOfOurs) return [`${span} is no file`]
  // Headers are written in capitals and sent in lower case.
  const isKnown = (word: string) =>
    project.words.has(word) || (/^[A-Z][\w-]*-/.test(span) && project.words.has(word.toLowerCase()))
  const unknown = wordsOf(span).filter((word) => word.length > 2 && !FREE.has(word) && !isKnown(word))
  return unknown.map((word) => `${word} is in no file`)
}

/** Names of files and code on a page that do not exist in the project. */
export function pageFaults(project: Project, pages: readonly Page[]): string[] {
  return pages.flatMap(({ path, text }) =>
    withoutBlocks(text)
      .split('\n')
      .flatMap((line, index) => {
        const spans = [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
        const links = [...line.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(
          ([, link = '']) => link,
        )
        const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/') + 1) : ''
        const lost = links.filter((link) => {
          const { pathname } = new URL(link, `file:///${folder}`)
          return ![...project.paths].some(
            (one) => one === pathname.slice(1) || one.startsWith(`${pathname.slice(1).replace(/\/$/, '')}/`),
          )
        })
        return [...spans.flatMap((span) => spanFaults(project, span)), ...lost.map((link) => `${link} is no file`)].map(
          (fault) => `${path}:${index + 1} ${fault}`,
        )
      }),
  )
}
