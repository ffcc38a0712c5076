import type { FormFields } from '../../../src/services/redirects/bank-form'

/** What a document is read as: its one form, or why there is none. */
export type Expected = string | { readonly action: string; readonly fields: FormFields }

export const BANK = 'https://acs.bank.example/3ds'

/** Leaves a trace if any part of a document runs. */
export const RUN = "globalThis.canary = parent.canary = top.canary = 'ran'"
export const EVIL = 'https://evil.example/'

export const FIELD = '<input type="hidden" name="PaReq" value="x">'
export const READ: Expected = { action: BANK, fields: [['PaReq', 'x']] }

interface Made {
  readonly action?: string
  readonly method?: string
  readonly inner?: string
}

export const form = ({ action = `action="${BANK}"`, method = 'method="post"', inner = FIELD }: Made = {}) =>
  `<form ${method} ${action}>${inner}</form>`

export const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64')
export const hidden = (name: string, value = '') => `<input type="hidden" name="${name}" value="${value}">`
export const many = (count: number) => Array.from({ length: count }, (_, at) => hidden(`f${at}`, `${at}`)).join('')

export type Rows = Readonly<Record<string, readonly [html: string, expected: Expected]>>

export const around = (hostile: string): readonly [string, Expected] => [`${hostile}${form()}${hostile}`, READ]
