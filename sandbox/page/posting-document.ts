import type { Language } from '../records/language'

/** UTF-8 text as base64, the format of whole documents inside answers. */
function base64Of(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
}

/** The redirect to a bank as providers send it: a whole document in base64, with one form that submits itself. */
export function postingDocument(lang: Language, title: string, { id, action, fields }: BankForm): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${quoted(name)}" value="${quoted(value)}">`,
  )
  const page = [
    '<!doctype html>',
    `<html lang="${lang}">`,
    `<head><meta charset="utf-8"><title>${quoted(title)}</title></head>`,
    '<body>',
    `<form id="${id}" action="${quoted(action)}" method="post">`,
    ...inputs,
    '</form>',
    `<script>document.getElementById('${id}').submit()</script>`,
    '</body>',
    '</html>',
  ].join('\n')
  return base64Of(page)
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export interface BankForm {
  readonly id: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}
