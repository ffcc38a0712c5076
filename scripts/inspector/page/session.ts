import type { Answering, PageMessage } from '../shared/messages'
import type { Data, Origins } from './data'
import { linkFrame } from './frame-link'
import { type Entry, recorded } from './history'
import { type Progress, type Runner, Superseded, createRunner } from './runner'
import type { Answer } from './switches'

/** State of the inspector: the current order's history and the answers chosen for its calls. */
export interface Session {
  readonly entries: () => readonly Entry[]
  readonly answering: () => Readonly<Record<string, Answering>>
  readonly progress: () => Progress | undefined
  readonly problem: () => string | undefined
  readonly chosen: () => ReadonlyMap<string, Answer>
  readonly held: () => ReadonlySet<string>
  readonly openOrder: (theme: string) => Promise<void>
  readonly play: (path: string, steps: number) => Promise<void>
  readonly send: (machine: string, chart: string, sample: number) => Promise<void>
  readonly choose: (call: string, answer: Answer) => Promise<void>
  readonly answerAll: () => Promise<void>
}

interface Surroundings {
  readonly frame: HTMLIFrameElement
  readonly data: Data
  readonly origins: Origins
  readonly language: () => 'tr' | 'en'
  readonly changed: () => void
}

export function createSession({ frame, data, origins, language, changed }: Surroundings): Session {
  let entries: readonly Entry[] = []
  let answering: Readonly<Record<string, Answering>> = {}
  let progress: Progress | undefined
  let problem: string | undefined
  let isForgetting = false
  const chosen = new Map<string, Answer>()

  function onMessage(message: PageMessage) {
    // Ignores messages that the page of the previous order still sends.
    if (message.kind === 'tap.ready') isForgetting = false
    if (isForgetting) return
    if (message.kind === 'tap.step') entries = recorded(entries, message.step)
    if (message.kind === 'tap.events') answering = message.machines
    changed()
  }

  const samples = Object.fromEntries(
    Object.entries(data.gestures).map(([chart, gestures]) => [chart, gestures.map(({ event }) => event)]),
  )
  const link = linkFrame(frame, origins.app, { onMessage, samples })
  const runner: Runner = createRunner(link, origins.shop, language)

  async function trying(deed: () => Promise<void>) {
    problem = undefined
    changed()
    try {
      await deed()
    } catch (error) {
      if (error instanceof Superseded) return
      // On failure the previous order's page may still be loaded, so its messages count again.
      isForgetting = false
      problem = error instanceof Error ? error.message : String(error)
    }
    progress = undefined
    changed()
  }

  function forget() {
    entries = []
    answering = {}
    isForgetting = true
    chosen.clear()
  }

  const pathOf = (id: string) => {
    const path = data.paths[id]
    if (!path) throw new Error(`No path has the id ${id}.`)
    return path
  }

  return {
    entries: () => entries,
    answering: () => answering,
    progress: () => progress,
    problem: () => problem,
    chosen: () => chosen,
    held() {
      const paths = runner.rules().flatMap(({ path, act }) => (act.startsWith('hold') ? [path] : []))
      const names = Object.entries(data.calls).filter(([, call]) => call.paths.some((path) => paths.includes(path)))
      return new Set(names.map(([name]) => name))
    },
    openOrder: (theme) =>
      trying(async () => {
        const path = Object.values(data.paths).find((one) => one.theme === theme)
        if (!path) throw new Error(`No path has the theme ${theme}.`)
        forget()
        progress = { done: 0, of: 1, name: 'opens the order' }
        changed()
        await runner.open(path)
      }),
    play: (id, steps) =>
      trying(async () => {
        const path = pathOf(id)
        forget()
        await runner.play(path, steps, (next) => {
          progress = next
          changed()
        })
      }),
    send: (machine, chart, sample) =>
      trying(async () => {
        const gesture = data.gestures[chart]?.[sample]
        if (!gesture) throw new Error(`No event ${sample} is known for ${chart}.`)
        if (gesture.plays) return runner.perform(gesture.plays)
        const found = await link.ask({ kind: 'inspector.send', machine, event: gesture.event })
        if (found !== undefined) throw new Error(found)
      }),
    choose: (name, answer) =>
      trying(async () => {
        const call = data.calls[name]
        if (!call) throw new Error(`No call is known as ${name}.`)
        chosen.set(name, answer)
        await runner.answer([call], answer)
      }),
    answerAll: () =>
      trying(async () => {
        chosen.clear()
        await runner.answer(Object.values(data.calls), 'ok')
      }),
  }
}
