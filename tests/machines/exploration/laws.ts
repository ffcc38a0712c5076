import { ACCESS_LAWS } from './access-laws'
import type { Law } from './law'
import { MONEY_LAWS } from './money-laws'
import { WAY_LAWS } from './way-laws'

const ALL = [...MONEY_LAWS, ...ACCESS_LAWS, ...WAY_LAWS] as const

export type LawName = (typeof ALL)[number]['name']

export const LAWS: readonly (Law & { readonly name: LawName })[] = ALL
