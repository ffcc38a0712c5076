import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './palette'

const kebab = (name: string) => name.replace(/[A-Z]|\d/g, (mark) => `-${mark.toLowerCase()}`)

/** The roles of the theme: `vars.ink2` is `var(--ink-2)`. */
export const vars = createGlobalThemeContract(light, (_, path) => kebab(path.join('-')))

const night = { colorScheme: 'dark', vars: assignVars(vars, dark) }

globalStyle(':root', { colorScheme: 'light', vars: assignVars(vars, light) })

// The system decides until the shopper does.
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': night } })
globalStyle(':root[data-theme="dark"]', night)
