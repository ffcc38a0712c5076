import type { ControlCall, Instruction, Path } from '../shared/paths'
import { type Values, ask, askAndSave, filled, storageOf } from './control'
import type { Call } from './data'
import type { FrameLink } from './frame-link'
import { type Answer, type Rule, goingOn, rulesFor, rulesOf, settingRules, switched } from './switches'

export interface Progress {
  readonly done: number
  readonly of: number
  readonly name: string
}

export interface Runner {
  readonly values: Values
  readonly rules: () => readonly Rule[]
  /** Sets how calls are answered, including those that are being held. */
  readonly answer: (calls: readonly Call[], answer: Answer) => Promise<void>
  /** Opens a path's order without its fault rules, so that every call is answered at once. */
  readonly open: (path: Path) => Promise<void>
  /** Plays the first `count` steps of a path. Rejects with the problem. */
  readonly play: (path: Path, count: number, onProgress: (progress: Progress) => void) => Promise<void>
  readonly perform: (plays: readonly Instruction[]) => Promise<void>
}

const MOST_HELD = 9

interface Listed {
  readonly faults: readonly { readonly id: string; readonly path?: string }[]
}

/** Thrown when a later path replaces the one being played. */
export class Superseded extends Error {}

const isOrder = ({ method, path }: ControlCall) => method === 'POST' && path === 'orders'

const isRules = ({ method, path }: ControlCall) => method === 'PUT' && path === 'faults'

/** Milliseconds after which the page treats a call of this path as slow. */
function slowAfterOf({ begin }: Path): number {
  const { waits = {} } = (begin.calls.find(isOrder)?.body ?? {}) as { readonly waits?: { readonly slowAfter?: number } }
  return waits.slowAfter ?? 0
}

/** Removes the path's long timings: for a person at the page, the sandbox's own apply. */
function withoutWaits(call: ControlCall): ControlCall {
  if (!isOrder(call) || call.body === undefined || Array.isArray(call.body)) return call
  const { waits: _, ...body } = call.body as Readonly<Record<string, unknown>>
  return { ...call, body }
}

export function createRunner(link: FrameLink, shop: string, language: () => 'tr' | 'en'): Runner {
  const values: Values = new Map()
  let rules: readonly Rule[] = []
  let turn = 0
  let slowAfter = 0

  /** The returned function throws once another path was started. */
  const turnTaken = () => {
    turn += 1
    const own = turn
    return () => {
      if (own !== turn) throw new Superseded('Another path was begun.')
    }
  }

  async function begin(path: Path, change: (call: ControlCall) => ControlCall, check: () => void) {
    values.clear()
    values.set('shop', shop)
    for (const call of path.begin.calls) {
      await askAndSave(change(call), values)
      check()
    }
    const address = filled(path.begin.open, values).replace('lang=tr', `lang=${language()}`)
    // Checked on failure too: if another path was started, a page that did not load is not an error.
    await link.begin(storageOf(path.begin.storage, values), address).finally(check)
  }

  async function must(problem: Promise<string | undefined>) {
    const found = await problem
    if (found !== undefined) throw new Error(found)
  }

  async function follow(play: Instruction): Promise<void> {
    if ('tell' in play) return askAndSave(play.tell, values)
    if ('advance' in play) return must(link.ask({ kind: 'inspector.advance', milliseconds: play.advance }))
    if ('back' in play) return must(link.ask({ kind: 'inspector.back' }))
    if ('tab' in play) throw new Error('This step needs another tab.')
    const act = 'text' in play.act ? { ...play.act, text: filled(play.act.text, values) } : play.act
    return must(link.ask({ kind: 'inspector.act', act }))
  }

  /** Releases every held call of a kind, and returns how many there were. */
  async function letGo(call: Call, answer: Answer): Promise<number> {
    const isHeld = rules.some(({ path, act }) => act.startsWith('hold') && call.paths.includes(path))
    let count = 0
    while (isHeld && count < MOST_HELD) {
      try {
        await askAndSave(goingOn(call, answer), values)
        count += 1
      } catch {
        break
      }
    }
    return count
  }

  return {
    values,
    rules: () => rules,
    async answer(calls, answer) {
      for (const call of calls) {
        const count = await letGo(call, answer)
        // A path's timings exceed any delay of an answer, so without advancing the clock the page would never show the call as
        // slow.
        if (answer === 'slow' && count > 0)
          await must(link.ask({ kind: 'inspector.advance', milliseconds: slowAfter + 1 }))
        // Only the rules of this call are replaced: replacing all would drop calls that other rules hold.
        const { faults } = (await ask({ method: 'GET', path: 'faults' }, values)) as unknown as Listed
        for (const { id, path } of faults)
          if (path !== undefined && call.paths.includes(path))
            await ask({ method: 'DELETE', path: `faults/${id}` }, values)
        for (const rule of rulesFor(call, answer))
          await askAndSave({ method: 'POST', path: 'faults', body: rule }, values)
        rules = switched(rules, call, answer)
      }
    },
    async open(path) {
      const check = turnTaken()
      rules = []
      await begin(path, (call) => (isRules(call) ? settingRules([]) : withoutWaits(call)), check)
    },
    async play(path, count, onProgress) {
      const check = turnTaken()
      rules = rulesOf(path)
      slowAfter = slowAfterOf(path)
      onProgress({ done: 0, of: count, name: 'begins' })
      await begin(path, (call) => call, check)
      if (path.begin.then) await must(link.ask({ kind: 'inspector.look', look: path.begin.then }))
      for (const [index, { event, plays, then }] of path.steps.slice(0, count).entries()) {
        check()
        onProgress({ done: index, of: count, name: event })
        try {
          for (const play of plays) {
            await follow(play)
            check()
          }
          if (then) await must(link.ask({ kind: 'inspector.look', look: then }))
        } catch (error) {
          if (error instanceof Superseded) throw error
          const why = error instanceof Error ? error.message : String(error)
          throw new Error(`Step ${index + 1} of ${count}, ${event}: ${why}`, { cause: error })
        }
      }
      check()
      onProgress({ done: count, of: count, name: 'arrived' })
    },
    async perform(plays) {
      for (const play of plays) await follow(play)
    },
  }
}
