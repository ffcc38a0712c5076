import type { AnyStateMachine } from 'xstate'
import type { Scenario, Told } from './tell'

type Guard = (args: unknown, params: unknown) => boolean
type Answers = ReadonlySet<string>

const answerOf = (guard: string, says: boolean) => `${guard} ${String(says)}`

/** The types know each guard by its own parameters; these fit every place. */
export const withGuards = <Machine extends AnyStateMachine>(
  machine: Machine,
  guards: Readonly<Record<string, Guard>>,
) => machine.provide({ guards } as never) as unknown as Machine

/** Every answer that a guard gives somewhere in a scenario, in the machine as it is. */
async function answersIn<Machine extends AnyStateMachine>(machine: Machine, scenario: Scenario<Machine>) {
  const given = new Set<string>()
  const listening = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    // One that is put together of others is asked in a way of its own: its answer could be anywhere.
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

interface Heard {
  readonly answers: Answers
  readonly seconds: number
}

/**
 * Tells the scenarios of a machine, each once, and finds out which of them comes out differently when a guard always says the same: undefined
 * when none does. A scenario in which it says so anyway is not run again, since it could notice nothing; the shortest ones run first.
 */
export function scenariosOf<Machine extends AnyStateMachine>(machine: Machine, told: Told<Machine>) {
  const heard = new Map<string, Heard>()

  async function listen(title: string): Promise<Heard> {
    const scenario = told[title]
    if (!scenario) throw new Error(`there is no scenario “${title}”`)
    const began = performance.now()
    const answers = await answersIn(machine, scenario)
    const found = { answers, seconds: performance.now() - began }
    heard.set(title, found)
    return found
  }

  return {
    async tell(title: string) {
      await listen(title)
    },

    async noticedBy(guard: string, always: boolean): Promise<string | undefined> {
      const changed = withGuards(machine, { [guard]: () => always })
      for (const title of Object.keys(told)) if (!heard.has(title)) await listen(title)
      const able = Array.from(heard).filter(([, { answers }]) => answers.has(answerOf(guard, !always)))
      for (const [title] of able.sort(([, one], [, other]) => one.seconds - other.seconds)) {
        try {
          await told[title]?.(changed)
        } catch {
          return title
        }
      }
      return undefined
    },
  }
}
