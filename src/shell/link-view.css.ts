import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css'
import { layout, media, rem } from '../../styles/tokens'
import { barRoom } from '../../styles/places.css'
import { footer } from './footer.css'
import * as header from './header.css'
import { frames, shapes, sides, tall } from './page.css'
import { panel } from './pay-panel.css'
import { current, name, states, steps, strip } from './step-strip.css'
import { words } from './test-mode-banner.css'

type Rules = Parameters<typeof globalStyle>[1]

/** Layout as a part of another page (SHELL-12): as high as its content, in one column, with nothing fixed to an edge of the window. */
const linked = (selector: string, rules: Rules) => {
  globalStyle(`[data-view="link"] ${selector}`, rules)
}

const column = layout.main + 2 * layout.edge

globalStyle('[data-view="link"]', {
  scrollBehavior: 'smooth',
  '@media': { [media.lessMotion]: { scrollBehavior: 'auto' } },
})

linked('body', { minHeight: 0 })
linked(words, { maxWidth: column, padding: `5px ${layout.edge}px` })
linked(header.row, { maxWidth: column, minHeight: rem(56), padding: '0 8px' })
linked(strip, { maxWidth: column, padding: `12px ${layout.edge}px 0` })
// The phone's step bars on the desktop too: the names don't fit side by side.
const onDesktop = (selector: string, rules: Rules) => linked(selector, { '@media': { [media.desktop]: rules } })
onDesktop(steps, { display: 'grid' })
onDesktop(`${steps} > *`, { display: 'block', height: 4, minHeight: 0, background: vars.hairline })
onDesktop(`${steps} > *::before`, { display: 'none' })
onDesktop(states.done, { background: vars.accentLine })
onDesktop(states.now, { background: vars.accentLine })
onDesktop(name, { position: 'absolute', width: 1, height: 1, overflow: 'hidden' })
onDesktop(current, { display: 'block' })
for (const frame of Object.values(frames)) linked(frame, { vars: { [barRoom]: '0px' }, paddingBottom: 0 })
for (const shape of Object.values(shapes))
  linked(shape, { display: 'block', maxWidth: column, padding: `2px ${layout.edge}px 0` })
linked(tall, { minHeight: 0 })
for (const side of Object.values(sides)) linked(side, { position: 'static', marginTop: 0, paddingTop: 0 })
// As wide as a phone's page; in a wider window the panel ends where the form does.
linked(panel, {
  position: 'static',
  margin: '24px 0 0',
  '@media': {
    [media.phone]: {
      margin: `24px -${layout.edge}px 0`,
      borderTop: `1px solid ${vars.hairline}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
})
onDesktop(footer, { maxWidth: column, padding: `0 ${layout.edge}px 32px` })
