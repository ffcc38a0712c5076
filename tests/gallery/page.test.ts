import { describe, expect, it } from 'vitest'
import { galleryPage } from '../../scripts/gallery/page.mjs'
import { checkoutMachine } from '../../machines/checkout/machine'
import { screenOf } from '../../machines/checkout/screens'
import { isReachable } from '../journeys/support/visual-state'
import { looksNamed, seenStates, visualStates } from '../journeys/visual-states/visual-states'
import { beginCheckout } from '../machines/support/checkout-harness'
import type { SeenState } from '../machines/support/way-table'
import { ways } from '../machines/support/ways'
import { journeyGraph } from '../journeys/gallery/journey-graph'
import { LANGUAGES, THEMES, WIDTHS } from '../journeys/gallery/places'
import { statesOfGallery } from '../journeys/gallery/states'

const screenIn = async (state: SeenState) =>
  screenOf((await ways[state]((beginning) => beginCheckout(checkoutMachine, beginning))).snapshot())

function wholePage() {
  const states = statesOfGallery().map(({ visualStates: looks, ...ofState }) => ({
    ...ofState,
    visualStates: looks.map((look) => ({
      ...look,
      pictures: LANGUAGES.flatMap((language) =>
        WIDTHS.flatMap((width) =>
          THEMES.map((theme) => ({ language, width, theme, file: `${look.folder}/${language}-${width}-${theme}.png` })),
        ),
      ),
    })),
  }))
  const table = { languages: [...LANGUAGES], widths: [...WIDTHS], themes: [...THEMES], states }
  return galleryPage(table, states)
}

describe('the gallery page', () => {
  it('the gallery has each state with pictures in all themes, widths and languages, its sources and its targets (BEST-11~)', () => {
    const sections = wholePage().split('<section ').slice(1)
    expect(sections.map((section) => /^id="([^"]+)"/.exec(section)?.[1])).toEqual(seenStates)
    const graph = journeyGraph()
    for (const [index, state] of seenStates.entries()) {
      const section = sections[index] ?? ''
      expect(section.match(/<figure /g)).toHaveLength(visualStates[state].length * 8)
      const [leads = '', follows = ''] = section.split('What follows')
      const sources = graph.filter(({ to }) => to === state).map(({ from }) => from)
      for (const from of sources) expect(leads, state).toContain(`href="#${from}"`)
      for (const { to } of graph.filter(({ from }) => from === state)) expect(follows, state).toContain(`href="#${to}"`)
    }
  })

  it('the gallery has the machine’s arrows, from Pay over the call to the result, and to every state (BEST-11~)', () => {
    const graph = journeyGraph()
    const namesOf = (from: string) => graph.filter((arrow) => arrow.from === from).map(({ to }) => to)
    expect(namesOf('paying.choosing')).toContain('paying.pressed')
    expect(namesOf('paying.pressed')).toContain('paying.inFlight')
    expect(namesOf('paying.inFlight')).toContain('result')
    expect(namesOf('verifyingOtp')).toContain('changingPhone')
    // Every state is reached from another one.
    const unled = seenStates.filter((state) => !graph.some(({ to }) => to === state))
    expect(unled).toEqual([])
    expect(graph.every(({ from, to }) => from !== to)).toBe(true)
  })

  it('an unreachable visual state of the gallery has a reason and a stand-in of the same screen (BEST-11~)', async () => {
    const unseen = seenStates.flatMap((state) =>
      visualStates[state].flatMap((look) => (isReachable(look) ? [] : [{ state, ...look }])),
    )
    expect(unseen.length).toBeGreaterThan(0)
    for (const { state, unreachable, looksLike } of unseen) {
      expect(unreachable.length).toBeGreaterThan(40)
      const [like] = looksNamed(looksLike)
      // An expiry and a stored entry have several screens, depending on what came before.
      if (like && !/^(?:expired|restoring)/.test(state))
        expect(await screenIn(state), state).toBe(await screenIn(like.state))
    }
  })
})
