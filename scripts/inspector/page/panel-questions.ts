import type { Data, Definition } from './data'
import { element } from './element'
import type { Machine } from './history'
import { ANSWERS, type Answer } from './switches'

export interface QuestionsShown {
  readonly machines: ReadonlyMap<string, Machine>
  readonly chosen: ReadonlyMap<string, Answer>
  /** Calls that the sandbox holds until the user chooses an answer. */
  readonly held: ReadonlySet<string>
  readonly isNow: boolean
  /** Definitions of the running machines, as far as they have loaded. */
  readonly definitions: ReadonlyMap<string, Definition>
}

/** The pending calls that have several possible answers, with the machine that made each. */
export function openQuestions(
  machines: ReadonlyMap<string, Machine>,
  { calls }: Pick<Data, 'calls'>,
): ReadonlyMap<string, string> {
  const open = Array.from(machines).flatMap(([name, { questions }]) =>
    questions.flatMap(({ id, src }) =>
      [src, id]
        .filter((call) => call in calls)
        .slice(0, 1)
        .map((call) => [call, name] as const),
    ),
  )
  return new Map(open)
}

const actorsIn = ({ invoke, states = {} }: Definition): string[] => [
  ...(invoke === undefined ? [] : [invoke].flat()).flatMap(({ src }: { readonly src?: string }) => src ?? []),
  ...Object.values(states).flatMap(actorsIn),
]

/** The calls that running machines may still make. */
const possible = (
  machines: ReadonlyMap<string, Machine>,
  definitions: QuestionsShown['definitions'],
  { calls }: Pick<Data, 'calls'>,
) =>
  Array.from(machines.values()).flatMap(({ chart }) => {
    const definition = definitions.get(chart)
    return definition ? actorsIn(definition).filter((actor) => actor in calls) : []
  })

const spaced = (name: string) => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function choice(call: string, answer: Answer, isChosen: boolean, choose: () => void) {
  const input = {
    class: `vh is-${answer}`,
    type: 'radio',
    name: `answer-${call}`,
    'data-key': `${call} ${answer}`,
    checked: isChosen,
  }
  return element('label', {}, element('input', { ...input, onchange: choose }), element('span', {}, answer))
}

/** Lets the user choose the answer to the next call of each kind. */
export function questionsPane(
  { machines, chosen, held, isNow, definitions }: QuestionsShown,
  data: Data,
  choose: (call: string, answer: Answer) => void,
  resetAll: () => void,
): Node[] {
  const open = openQuestions(machines, data)
  const names = Array.from(
    new Set([...open.keys(), ...chosen.keys(), ...possible(machines, definitions, data).reverse()]),
  ).sort((one, other) => Number(open.has(other)) - Number(open.has(one)))
  const rows = names.map((call) => {
    const asker = open.get(call)
    const standing =
      asker === undefined ? element('span', {}, 'not asked now') : element('span', { class: 'wait' }, 'under way')
    const own = chosen.get(call) ?? (held.has(call) ? undefined : 'ok')
    const answers = ANSWERS.map((answer) =>
      choice(call, answer, own === answer, () => {
        choose(call, answer)
      }),
    )
    const from = asker === undefined ? '' : `, asked by ${asker}`
    return element(
      'li',
      { class: 'q' },
      element('div', { class: 'h3row' }, element('h3', { id: `q-${call}` }, spaced(call)), standing),
      element('p', {}, element('code', {}, call), from),
      element('div', { class: 'seg', role: 'radiogroup', 'aria-labelledby': `q-${call}` }, ...answers),
    )
  })
  return [
    element(
      'p',
      {},
      isNow
        ? 'Each switch sets the answer to the next call. A call that a path holds gets its answer as soon as you choose.'
        : 'Switches set what happens now, not at the step that is shown.',
    ),
    rows.length === 0 ? element('p', {}, 'Nothing is asked now.') : element('ul', {}, ...rows),
    element('button', { type: 'button', class: 'tbtn', 'data-key': 'all ok', onclick: resetAll }, 'Set all to ok'),
  ]
}
