import * as v from 'valibot'
import type { Recording, Step } from '../../../src/services/recorder/recording'
import { MOST_STEPS } from '../../../src/services/recorder/most-steps'
import { type MachineStates, machineStatesAfter } from '../../../src/services/recorder/machine-states'
import { replayOf } from '../../../src/services/recorder/replay'
import { type Entry, replayed } from './history'

/** Parses a recording into a history and a description. Throws if the text is not a valid recording. */
export function historyOf(text: string): { readonly entries: readonly Entry[]; readonly about: string } {
  try {
    const { recording, states } = replayOf(text)
    const { version, build, supportCode, steps } = recording
    return {
      entries: replayed(steps, states),
      about: `${supportCode}, ${steps.length} steps, version ${version}, build ${build}`,
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error('This is not a recording: it is no JSON.', { cause: error })
    if (!(error instanceof v.ValiError)) throw error
    const issues = error.issues as [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
    throw new Error(`This is not a recording: ${v.getDotPath(issues[0]) ?? 'all of it'} is not as it has to be.`, {
      cause: error,
    })
  }
}

/** The live history in the format of "copy diagnostics". */
export function recordingOf(entries: readonly Entry[], language: Recording['language']): string {
  const steps = entries.map(({ step }): Step => {
    const { at, machine, event, facts, value, children, ended, times } = step
    return { at, machine, event, facts, value, children, ended, times }
  })
  const kept = steps.slice(-MOST_STEPS)
  const before = steps.slice(0, steps.length - kept.length)
  const places = before.reduce<MachineStates>((known, step) => machineStatesAfter(known, step), new Map())
  const began = Array.from(places, ([machine, value]) => ({ machine, value }))
  const about = { format: 1, version: 'inspector', build: 'inspector', language, supportCode: 'INSP-LIVE' }
  return JSON.stringify({ ...about, began, steps: kept })
}
