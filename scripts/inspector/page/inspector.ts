import { drawAround } from './around'
import { createChartView } from './chart-view'
import { type Chart, type Data, type Origins, drawingOf } from './data'
import { byId, element } from './element'
import { activeOf } from './history'
import { hashOf, placeIn } from './link'
import { createPanel } from './panel'
import { setUpRecordings } from './recording-dialog'
import { type Found, createSearch, findable } from './search'
import { createSession } from './session'
import { type Depth, drawnAt, glowing, lastOf, litIn } from './shown'
import { setUpTheme } from './theme'
import { View } from './view'

const depthRadio = (depth: Depth) => document.querySelector<HTMLInputElement>(`[name="depth"][value="${depth}"]`)

export function startInspector(data: Data & { readonly origins: Origins }): void {
  const { charts, places } = data
  const select = { order: byId('order', HTMLSelectElement), machine: byId('machine', HTMLSelectElement) }
  const follow = byId('follow', HTMLInputElement)
  const goes = byId('goes', HTMLInputElement)
  const texts = new Map<string, Promise<string>>()
  let found: readonly Found[] = []
  let drawn = ''
  let isDue = false

  const language = () =>
    document.querySelector<HTMLInputElement>('[name="lang"]:checked')?.value === 'en' ? 'en' : 'tr'
  const frame = byId('frame', HTMLIFrameElement)
  const session = createSession({ frame, data, origins: data.origins, language, changed: render })
  const view = new View(session.entries)
  const chartView = createChartView(byId('canvas', HTMLElement), {
    choose,
    press,
    go,
    scaled: (percent) => {
      byId('scale', HTMLElement).textContent = percent
    },
  })
  const panel = createPanel({ data, session, view, go, changed: render, failed })

  function failed(error: unknown) {
    byId('live', HTMLElement).textContent = error instanceof Error ? error.message : String(error)
  }

  function textOf(picture: string): Promise<string> {
    const text = texts.get(picture) ?? drawingOf(picture)
    texts.set(picture, text)
    text.catch(() => texts.delete(picture))
    return text
  }

  /** Batches all changes of one task into one draw. */
  function render() {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      draw()
    })
  }

  function draw() {
    const { chart, picture } = drawnAt(charts, view.chart, view.depth)
    if (drawn === picture) drawLights(chart)
    else {
      drawn = picture
      textOf(picture).then((text) => {
        if (drawn !== picture) return
        chartView.show(text, `Chart of ${chart.name}`)
        drawLights(chart)
        if (view.chosen !== undefined) chartView.reveal(view.chosen)
      }, failed)
    }
    select.machine.value = chart.name
    const running = new Set(Array.from(view.machines.values(), (machine) => machine.chart))
    for (const option of Array.from(select.machine.options))
      option.textContent = running.has(option.value) ? `● ${option.value}` : option.value
    panel.draw(chart)
    drawAround(session, view, showStep)
  }

  function drawLights({ name }: Chart) {
    const answering = session.answering()
    const refused = Array.from(view.machinesNow)
      .filter(([, { chart }]) => chart === name)
      .flatMap(([machine, { active }]) =>
        (answering[machine]?.refused ?? []).map(({ type }) => ({ event: type, sources: active })),
      )
    const arrows = glowing(lastOf(view.entries, view.at, name), name, chartView.between)
    const { chosen } = view
    chartView.light(
      { active: litIn(view.machines, name), arrows, refused, chosen },
      follow.checked && chosen === undefined,
    )
  }

  function showStep(at: number) {
    view.showStep(at)
    render()
  }

  function setChart(name: string, depth: Depth) {
    view.chart = name
    view.depth = depth
    const radio = depthRadio(depth)
    if (radio) radio.checked = true
    render()
  }

  const nameInLink = (state: string | undefined) => {
    history.replaceState(null, '', hashOf({ state, order: select.order.value }))
  }

  function choose(id: string) {
    const [state = '', folded] = id.split('/')
    if (folded !== undefined) {
      view.chosen = undefined
      setChart(folded, 'machine')
      return
    }
    view.chosen = state
    panel.showState()
    nameInLink(state)
    render()
  }

  /** Does not play a path to a state that is already active, so that the history stays. */
  function press(id: string) {
    choose(id)
    const [chart = ''] = id.split('.')
    if (goes.checked && !activeOf(view.machinesNow, chart).includes(id)) go(id)
  }

  function go(id: string) {
    const all = Object.entries(places[id] ?? {}).sort(([, one], [, other]) => one.steps - other.steps)
    const [theme, visit] = all.find(([name]) => name === select.order.value) ?? all[0] ?? []
    if (theme === undefined || !visit || session.progress()) return
    select.order.value = theme
    view.showNow()
    view.chosen = id
    nameInLink(id)
    void session.play(visit.path, visit.steps)
  }

  function openOrder() {
    view.showNow()
    view.chosen = undefined
    nameInLink(undefined)
    void session.openOrder(select.order.value)
  }

  function goToAddress() {
    const { state, order } = placeIn(location.hash)
    if (order !== undefined && data.themes.includes(order)) select.order.value = order
    if (state === undefined || !(state in places)) {
      openOrder()
      return
    }
    const [chart = 'checkout'] = state.split('.')
    setChart(chart, chart === 'checkout' ? 'journey' : 'machine')
    go(state)
  }

  select.order.append(...data.themes.map((theme) => element('option', { value: theme }, theme)))
  select.machine.append(...charts.map(({ name }) => element('option', { value: name }, name)))
  select.order.addEventListener('change', openOrder)
  select.machine.addEventListener('change', () => {
    view.chosen = undefined
    setChart(select.machine.value, view.depth === 'journey' ? 'machine' : view.depth)
  })
  follow.addEventListener('change', render)
  for (const depth of ['journey', 'folded', 'machine'] as const)
    depthRadio(depth)?.addEventListener('change', () => {
      view.chosen = undefined
      setChart(view.chart, depth)
    })
  for (const radio of document.querySelectorAll('[name="lang"]')) radio.addEventListener('change', openOrder)

  const deeds: Readonly<Record<string, () => void>> = {
    again: openOrder,
    'zoom-in': () => {
      chartView.zoom(1.25)
    },
    'zoom-out': () => {
      chartView.zoom(0.8)
    },
    fit: chartView.fit,
    back: () => {
      showStep(view.at - 1)
    },
    forth: () => {
      showStep(view.at + 1)
    },
    now: () => {
      view.showNow()
      render()
    },
    'copy-link': () => {
      void navigator.clipboard.writeText(location.href).then(() => {
        byId('copy-link', HTMLElement).textContent = 'Link copied'
      }, failed)
    },
  }
  for (const [id, deed] of Object.entries(deeds)) byId(id, HTMLElement).addEventListener('click', deed)

  const input = byId('search', HTMLInputElement)
  const search = createSearch(
    { input, list: byId('found', HTMLElement) },
    () => found,
    ({ id, chart }) => {
      setChart(chart, 'machine')
      choose(id)
      chartView.reveal(id)
    },
  )
  input.addEventListener('focus', () => {
    if (found.length > 0) return
    Promise.all(charts.map(async (chart) => findable(chart, await textOf(chart.picture)))).then((all) => {
      found = all.flat()
      search.again()
    }, failed)
  })
  setUpRecordings(session.entries, language, (recording) => {
    view.recording = recording
    view.shownAt = 0
    view.chosen = undefined
    render()
  })
  setUpTheme()
  window.addEventListener('hashchange', goToAddress)
  goToAddress()
}
