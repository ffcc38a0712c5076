import { globalStyle } from '@vanilla-extract/css'
import { stack } from '../../styles/rhythm.css'
import { title } from '../../styles/text.css'
import { radius, rem, size, text } from '../../styles/tokens'
import { lattice } from '../components/lattice/lattice.css'
import { full } from '../components/main/main.css'
import { row } from '../components/row/row.css'
import { seal } from '../components/status-icon/status-icon.css'
import { tile } from '../components/tiles/tiles.css'
import { panel } from './pay-panel.css'

type Rules = Parameters<typeof globalStyle>[1]

const COMPACT = '[data-design="compact"]'

/** The first screens render before the order is known, so rules that would move anything on them leave them out. */
const LATER = ['identify', 'sdk', 'quick-login'].map((screen) => `:not([data-screen="${screen}"])`).join('')

const everywhere = (selector: string, rules: Rules) => {
  globalStyle(`${COMPACT} ${selector}`, rules)
}

const closer = (selector: string, rules: Rules) => {
  globalStyle(`${COMPACT} main${LATER}${selector}`, rules)
}

everywhere(`.${panel} .${lattice}`, { display: 'none' })
everywhere(`.${panel}`, { borderRadius: radius.small, boxShadow: 'none' })
closer(`.${full}`, { paddingTop: 12 })
closer(` .${title}`, text.modalTitle)
closer(` .${seal}`, { width: rem(56), height: rem(56), marginBottom: 12 })
closer(`.${stack} > * + *`, { marginTop: 16 })
closer(` .${stack} > * + *`, { marginTop: 16 })
closer(` .${tile}`, {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'flex-start',
  minHeight: rem(60),
  padding: '8px 12px',
})
closer(` .${tile} > :first-child`, { flex: 'none', marginRight: 10 })
closer(` .${row}`, { minHeight: size.slimRow, paddingTop: 6, paddingBottom: 6 })
