import { type Chart, type Data, type Definition, definitionOf } from './data'
import { byId, refill } from './element'
import { activeOf } from './history'
import { contextPane } from './panel-context'
import { eventsPane } from './panel-events'
import { openQuestions, questionsPane } from './panel-questions'
import { statePane } from './panel-state'
import type { Session } from './session'
import { deepestOf } from './shown'
import { setUpTabs } from './tabs'
import type { View } from './view'

interface Surroundings {
  readonly data: Data
  readonly session: Session
  readonly view: View
  readonly go: (id: string) => void
  readonly changed: () => void
  readonly failed: (error: unknown) => void
}

export function createPanel({ data, session, view, go, changed, failed }: Surroundings) {
  const definitions = new Map<string, Definition>()
  const tabs = setUpTabs(changed)
  const pane = byId('pane', HTMLElement)

  function learn(chart: Chart | undefined) {
    if (!chart || definitions.has(chart.name)) return
    definitionOf(chart).then((definition) => {
      definitions.set(chart.name, definition)
      changed()
    }, failed)
  }

  const chartOf = (name: string) => data.charts.find((one) => one.name === name)

  function stateContent(chart: Chart, busy: boolean) {
    const id = view.chosen ?? deepestOf(activeOf(view.machines, chart.name)) ?? chart.name
    const own = chartOf(id.slice(0, id.indexOf('.'))) ?? chart
    learn(own)
    const definition = definitions.get(own.name)
    if (!definition) return []
    const answering = Array.from(view.machinesNow)
      .filter(([, machine]) => machine.chart === own.name)
      .flatMap(([name]) => session.answering()[name] ?? [])
    const open = answering.reduce((sum, one) => sum + one.open.length, 0)
    const all = answering.reduce((sum, one) => sum + one.open.length + one.refused.length, 0)
    const isActive = activeOf(view.machinesNow, own.name).includes(id)
    const shown = { id, chart: own, definition, isActive, ways: all > 0 ? { open, all } : undefined, busy }
    const play = (path: string) => {
      view.showNow()
      void session.play(path, data.paths[path]?.steps.length ?? 0)
    }
    return statePane(data, shown, { go, play })
  }

  return {
    showState: () => {
      tabs.choose('state')
    },
    draw(chart: Chart) {
      const { machines, machinesNow, isNow } = view
      const answering = session.answering()
      for (const { chart: name } of machines.values()) learn(chartOf(name))
      learn(chart)
      const sendable = Array.from(machinesNow.keys()).reduce(
        (sum, name) => sum + (answering[name]?.open.length ?? 0),
        0,
      )
      tabs.count({ events: sendable, questions: openQuestions(machinesNow, data).size })
      const busy = session.progress() !== undefined
      const panes = {
        state: () => stateContent(chart, busy),
        events: () =>
          eventsPane({ machines, answering, definitions, isNow, busy }, data, (machine, name, sample) => {
            void session.send(machine, name, sample)
          }),
        questions: () =>
          questionsPane(
            { machines: machinesNow, chosen: session.chosen(), held: session.held(), isNow, definitions },
            data,
            (call, answer) => {
              void session.choose(call, answer)
            },
            () => {
              void session.answerAll()
            },
          ),
        context: () => contextPane(machines, view.machinesBefore),
      }
      refill(pane, panes[tabs.chosen()]())
    },
  }
}
