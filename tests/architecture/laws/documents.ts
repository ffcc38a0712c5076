import { filesIn } from '../../support/reading/files'
import type { Join } from '../gift-card/joins'

type TextOf = (path: string) => string

const oneLine = (text: string) => text.replace(/\s+/g, ' ').replace(/[.,:; ]+$/, '')

function rowsOf(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function below(text: string, heading: string): string {
  const [, part = ''] = text.split(`\n## ${heading}\n`)
  return part.split('\n## ')[0] ?? ''
}

/** The commands that CONTRIBUTING must name, and when to run them. */
const WHEN: Readonly<Record<string, string>> = {
  'while you work': 'npm test --',
  'before a commit': 'npm test',
  'before a release': 'npm run everything',
}

function whatToRunFaults(page: string): string[] {
  const rows = rowsOf(below(page, 'What to run, and when'))
  return Object.entries(WHEN)
    .filter(([when, command]) => !rows.some(([at, run]) => at === when && run?.includes(`\`${command}`)))
    .map(([when, command]) => `CONTRIBUTING.md: ${when} has no ${command}`)
}

function glossaryFaults(page: string): string[] {
  const [heading, ...rows] = rowsOf(below(page, 'Words of the field'))
  return [
    ...(heading?.join() === 'Word,Means,Also called'
      ? []
      : ['docs/glossary.md: the words have no other name beside them']),
    ...rows.filter(([word, means]) => !word || !means).map(([word]) => `docs/glossary.md: ${word} means nothing`),
    ...(rows.filter(([, , also]) => also).length > 20 ? [] : ['docs/glossary.md: few words of the field']),
  ]
}

/** The index must list every paragraph of every page, in order. */
function indexFaults(textOf: TextOf): string[] {
  const index = textOf('docs/decisions/README.md')
  const pages = filesIn('docs/decisions').filter((path) => path.endsWith('.md') && !path.endsWith('/README.md'))
  return pages.flatMap((path) => {
    const name = path.replace('docs/decisions/', '')
    const [, part = ''] = index.split(`](${name})\n`)
    const listed = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('- '))
    const said = Array.from(
      textOf(path).matchAll(/(?:^|\n\n)\*\*([^*]+?)\*\*/g),
      ([, title = '']) => `- ${oneLine(title)}`,
    )
    const missing = said
      .filter((title) => !listed.includes(title))
      .map((title) => `${path}: not in the index: ${title}`)
    const gone = listed.filter((title) => !said.includes(title)).map((title) => `${path}: only in the index: ${title}`)
    return [...(said.length > 0 ? [] : [`${path} says nothing`]), ...missing, ...gone]
  })
}

/** The changelog needs an entry for unreleased changes, or its last version must be the one of package.json. */
function changelogFaults(textOf: TextOf): string[] {
  const [, unreleased = '', last = ''] = textOf('CHANGELOG.md').split(/^## /m)
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  const isReleased = !unreleased.includes('\n- ') && /^\S+/.exec(last)?.[0] === version
  const isNoted = (isReleased ? last : unreleased).includes('\n- ')
  return isNoted && unreleased.startsWith('Unreleased\n') ? [] : ['CHANGELOG.md: nothing is noted']
}

/** What the contributors' pages lack. Throws if a page is missing. */
export function documentFaults(textOf: TextOf): string[] {
  return [
    ...(textOf('LICENSE').startsWith('MIT License\n') ? [] : ['LICENSE is not the one of package.json']),
    ...changelogFaults(textOf),
    ...whatToRunFaults(textOf('CONTRIBUTING.md')),
    ...glossaryFaults(textOf('docs/glossary.md')),
    ...indexFaults(textOf),
  ]
}

/** A how-to must name every existing file that following it changes, or the file's folder. */
export function howToFaults(readme: string, what: string, joins: Readonly<Record<string, readonly Join[]>>): string[] {
  const howTo = below(readme, `How to add ${what}`)
  const names = Array.from(howTo.matchAll(/`([^`]+)`/g), ([, name = '']) => name)
  const isNamed = (path: string) =>
    names.some((name) => {
      const plain = name.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/<[^>]*>/g, '[\\w-]+')
      return new RegExp(`(?:^|/)${plain}(?:$|/)`).test(path)
    })
  const isSteps = /^1\. /m.test(howTo) && /^3\. /m.test(howTo)
  return [
    ...(isSteps ? [] : [`README.md has no steps for ${what}`]),
    ...Object.keys(joins)
      .filter((path) => !isNamed(path))
      .map((path) => `How to add ${what}: ${path} is not named`),
  ]
}
