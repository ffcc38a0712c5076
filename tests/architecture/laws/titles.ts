import ts from 'typescript'
import { type Source, eachNode, placeOf } from '../../support/reading/source'

/** Words that precede or replace a subject. A title that begins with one needs its `describe` to be understood. */
const BEFORE_A_SUBJECT = new Set(
  [
    'is are was were be has have had can cannot may must might will would should could does do did',
    'that which who whom whose whoever where when while if as than with without within of in on at by for from to into over',
    'under before after below above beside between since until through during about against among behind and or but nor so',
    'never not also still just yet even always once then there it its they their them such none nowhere how why like unless',
    'whether wherever whenever whichever whatever really',
  ].flatMap((words) => words.split(' ')),
)

/** Finite verbs that can't be nouns. */
const VERBS = new Set(
  [
    'accepts adds agrees agree allows allow announces appears applies arrives asks ask assigns becomes begins begin believes belongs belong',
    'binds breaks brings buys carries carry changes chooses clears clips closes comes come compares contains costs covers decides',
    'deletes depend describes differ disturbs does draws draw drops enters expires explains fails fail fetches fills finds find',
    'follows follow forgets gets gives give goes go grants hangs happens has hears helps hides holds hold ignores imports includes include',
    'installs invents joins keeps keep knows know lapses lasts leads lead learns lets let listens lives loads logs loses lose makes makes',
    'mends misses miss moves needs need notices notice opens outlives overrides owns passes pays picks plays pollutes promises',
    'proves puts raises receives receive reaches reads recognises refers refreshes refuses refuse registers rejects removes repeats replaces resets',
    'restores returns rises runs says say scrolls sees sells sends send serves settles shares shortens shows show sits slips',
    'speaks speak spends starts stays stay stops strikes survives switches takes take tells tell touches tries turns understands',
    'uses vanishes waits wants warns weighs weigh works writes locks begins state steps',
  ].flatMap((words) => words.split(' ')),
)

/** Finite verbs that can also be nouns: they count as verbs if an object or a preposition follows directly. */
const NOUNS_TOO = new Set(
  [
    'answers books calls cards claims give serve lose read share hinder lists counts count ends end fades hands leaves leave looks look marks matches names name offers orders',
    'points posts presses reports rules run shape signs stand stands types call change cover end follow name open pay press work',
  ].flatMap((words) => words.split(' ')),
)

const AUXILIARIES = new Set('is are was were has have had can cannot may must might will would does do did'.split(' '))

const AFTER_A_VERB = new Set(
  'a an the its their every each no one what all any some this these it them nothing nobody to for from by as'.split(
    ' ',
  ),
)

const ROWS = / \([A-Z][A-Z0-9]+-\d\d~?(?:, [A-Z][A-Z0-9]+-\d\d~?)*\)$/

/** A value that the runner inserts into a title; only its table knows the text. */
const PLACEHOLDER = /%[sjoidf]|\$/

const isVerb = (word: string) => AUXILIARIES.has(word) || VERBS.has(word) || NOUNS_TOO.has(word)

/** Why a title can't be read alone; undefined if it is a sentence that begins with its subject. */
export function titleFault(title: string): string | undefined {
  const words = title
    .replace(ROWS, '')
    .split(' ')
    .map((word) => word.replace(/[,:;.!?“”"]/g, ''))
  const [first = '', second = ''] = words
  const isOpening =
    BEFORE_A_SUBJECT.has(first) || VERBS.has(first) || (NOUNS_TOO.has(first) && AFTER_A_VERB.has(second))
  if (isOpening) return `begins with "${first}", not with its subject`
  return PLACEHOLDER.test(title) || words.slice(1).some(isVerb) ? undefined : 'has no verb that is known'
}

/** Matches `it('…')`, `test.skip('…')` and `it.each([…])('…')`. */
function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test'
  if (ts.isPropertyAccessExpression(callee)) {
    return callee.name.text !== 'describe' && callee.name.text !== 'step' && isTestCall(callee.expression)
  }
  return ts.isCallExpression(callee)
    ? isTestCall(callee.expression)
    : ts.isTaggedTemplateExpression(callee) && isTestCall(callee.tag)
}

function titleOf(node: ts.Node, file: Source): ts.Node | undefined {
  if (ts.isCallExpression(node) && isTestCall(node.expression)) {
    const [title] = node.arguments
    return title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) ? title : undefined
  }
  // Tables of scenarios have the titles as keys.
  if (!file.path.endsWith('.scenarios.ts')) return undefined
  const name = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) ? node.name : undefined
  return name && ts.isStringLiteral(name) && name.text.includes(' ') ? name : undefined
}

/** Titles of tests, and the position of each. */
export function titlesIn(files: readonly Source[]): { readonly place: string; readonly title: string }[] {
  return files.flatMap((file) => {
    const found: { place: string; title: string }[] = []
    eachNode(file.tree, (node) => {
      const title = titleOf(node, file)
      if (!title) return
      const text = ts.isStringLiteralLike(title) ? title.text : title.getText(file.tree).slice(1, -1)
      found.push({ place: placeOf(title, file), title: text })
    })
    return found
  })
}

export function titleFaults(files: readonly Source[]): string[] {
  return titlesIn(files).flatMap(({ place, title }) => {
    const fault = titleFault(title)
    return fault === undefined ? [] : [`${place} ${fault}: ${title}`]
  })
}
