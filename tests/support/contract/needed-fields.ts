import { textOf } from '../reading/files'

/** The first table of `docs/answers.md`, as `call field`: the required fields of each answer. */
export const NEEDED_FIELDS: ReadonlySet<string> = new Set(
  textOf('docs/answers.md')
    .split('\n')
    .flatMap((line) => {
      const [, call, field] = /^\| `([^`]+)`\s*\| `([^`]+)`/.exec(line) ?? []
      return call === undefined || field === undefined ? [] : [`${call} ${field}`]
    }),
)
