import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { LATER_ROLES, dark, light } from './palette'
import { themed } from './themed'

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)

/** The roles of the theme: `vars.ink2` is `var(--ink-2)`. later-theme.css.ts sets the colours of roles that no first screen uses. */
export const vars = createGlobalThemeContract(light, (_, path) => kebab(path.join('-')))

const first = (Object.keys(light) as (keyof typeof light)[]).filter((role) => !LATER_ROLES.includes(role))
const night = { colorScheme: 'dark', vars: themed(vars, first, dark) }

globalStyle(':root', { colorScheme: 'light', vars: { '--round': '1', ...themed(vars, first, light) } })

// The system preference applies until the shopper chooses a theme.
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': night } })
globalStyle(':root[data-theme="dark"]', night)
