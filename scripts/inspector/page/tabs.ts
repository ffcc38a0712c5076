import { byId } from './element'

export type Tab = 'state' | 'events' | 'questions' | 'context'

const TABS: readonly Tab[] = ['state', 'events', 'questions', 'context']

export interface Tabs {
  readonly chosen: () => Tab
  readonly choose: (tab: Tab) => void
  readonly count: (counts: Readonly<Record<'events' | 'questions', number>>) => void
}

export function setUpTabs(changed: () => void): Tabs {
  let chosen: Tab = 'state'
  const button = (tab: Tab) => byId(`t-${tab}`, HTMLButtonElement)

  function choose(tab: Tab) {
    chosen = tab
    for (const one of TABS) {
      button(one).setAttribute('aria-selected', String(one === tab))
      button(one).tabIndex = one === tab ? 0 : -1
    }
    byId('pane', HTMLElement).setAttribute('aria-labelledby', `t-${tab}`)
    changed()
  }

  for (const [index, tab] of TABS.entries()) {
    button(tab).addEventListener('click', () => {
      choose(tab)
    })
    button(tab).addEventListener('keydown', (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? TABS.length - 1 : 0
      const next = TABS[(index + by) % TABS.length]
      if (by === 0 || next === undefined) return
      event.preventDefault()
      choose(next)
      button(next).focus()
    })
  }

  return {
    chosen: () => chosen,
    choose,
    count(counts) {
      for (const [tab, count] of Object.entries(counts)) {
        const place = byId(`t-${tab}`, HTMLElement).querySelector('.count')
        if (place) place.textContent = count === 0 ? '' : String(count)
      }
    },
  }
}
