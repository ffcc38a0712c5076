import type { AnyStateMachine } from 'xstate'
import { provided } from './provided'
import type { Scenario, Scenarios } from './scenario'

type Guard = (args: unknown, params: unknown) => boolean
type Answers = ReadonlySet<string>

const answerOf = (guard: string, says: boolean) => `${guard} ${String(says)}`

/** Replaces guards. The cast is needed because each guard has its own parameter types. */
export const withGuards = <Machine extends AnyStateMachine>(
  machine: Machine,
  guards: Readonly<Record<string, Guard>>,
) => provided(machine, { guards })

/** The results that each guard returns in a scenario with the unchanged machine. */
async function answersIn<Machine extends AnyStateMachine>(machine: Machine, scenario: Scenario<Machine>) {
  const given = new Set<string>()
  const listening = Object.entries(machine.implementations.guards).flatMap(([name, guard]) => {
    // A composed guard cannot be wrapped here, so both results are assumed.
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

interface Run {
  readonly answers: Answers
  readonly seconds: number
}

/**
 * Runs each scenario once, and finds one that fails when a guard is replaced by a constant; undefined if there is none. Scenarios
 * in which the guard only returns that constant are skipped, since they cannot notice; the fastest run first.
 */
export function scenariosOf<Machine extends AnyStateMachine>(machine: Machine, scenarios: Scenarios<Machine>) {
  const runs = new Map<string, Run>()

  async function measure(title: string): Promise<Run> {
    const scenario = scenarios[title]
    if (!scenario) throw new Error(`there is no scenario “${title}”`)
    const began = performance.now()
    const answers = await answersIn(machine, scenario)
    const found = { answers, seconds: performance.now() - began }
    runs.set(title, found)
    return found
  }

  return {
    async run(title: string) {
      await measure(title)
    },

    async noticedBy(guard: string, always: boolean): Promise<string | undefined> {
      const changed = withGuards(machine, { [guard]: () => always })
      for (const title of Object.keys(scenarios)) if (!runs.has(title)) await measure(title)
      const able = Array.from(runs).filter(([, { answers }]) => answers.has(answerOf(guard, !always)))
      for (const [title] of able.sort(([, one], [, other]) => one.seconds - other.seconds)) {
        try {
          await scenarios[title]?.(changed)
        } catch {
          return title
        }
      }
      return undefined
    },
  }
}
