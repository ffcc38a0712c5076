import type { AnyStateMachine } from 'xstate'
import type { Scenario, Told } from './tell'

type Guard = (args: unknown, params: unknown) => boolean
type Answers = ReadonlySet<string>

const answerOf = (guard: string, says: boolean) => `${guard} ${String(says)}`

/** The types know each guard by its own parameters; these fit every place. */
const withGuards = <Machine extends AnyStateMachine>(machine: Machine, guards: Readonly<Record<string, Guard>>) =>
  machine.provide({ guards } as never) as unknown as Machine

/** Every answer that a guard gives somewhere in a story, in the machine as it is. */
async function answersIn<Machine extends AnyStateMachine>(machine: Machine, scenario: Scenario<Machine>) {
  const given = new Set<string>()
  const listening = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    // One that is put together of others is asked in a way of its own: whatever it says could be anywhere.
    if ('check' in (guard as object)) {
      given.add(answerOf(name, true)).add(answerOf(name, false))
      return []
    }
    const listened: Guard = (args, params) => {
      const says = (guard as Guard)(args, params)
      given.add(answerOf(name, says))
      return says
    }
    return [[name, listened] as const]
  })
  await scenario(withGuards(machine, Object.fromEntries(listening)))
  return given
}

/**
 * Looks for the first story that comes out differently when a guard always says the same; undefined when no story notices. A story in
 * which it says so anyway is not told again: it could notice nothing.
 */
export function storiesAgainst<Machine extends AnyStateMachine>(machine: Machine, told: Told<Machine>) {
  let listened: Promise<ReadonlyMap<string, Answers>> | undefined

  async function listen() {
    const answers = new Map<string, Answers>()
    for (const [title, scenario] of Object.entries(told)) answers.set(title, await answersIn(machine, scenario))
    return answers
  }

  return async (guard: string, always: boolean): Promise<string | undefined> => {
    listened ??= listen()
    const answers = await listened
    const changed = withGuards(machine, { [guard]: () => always })
    for (const [title, scenario] of Object.entries(told)) {
      if (!answers.get(title)?.has(answerOf(guard, !always))) continue
      try {
        await scenario(changed)
      } catch {
        return title
      }
    }
    return undefined
  }
}
