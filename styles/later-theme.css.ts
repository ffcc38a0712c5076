import { globalStyle } from '@vanilla-extract/css'
import { LATER_ROLES, dark, light } from './palette'
import { vars } from './theme.css'
import { themed } from './themed'

const night = { vars: themed(vars, LATER_ROLES, dark) }

globalStyle(':root', { vars: themed(vars, LATER_ROLES, light) })
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': night } })
globalStyle(':root[data-theme="dark"]', night)
