import type { Attempt } from '../../orders/attempt'
import { bankForm } from '../../payments/bank-form'
import type { BankSession } from '../../payments/bank-session'
import type { World } from '../../world'

/** The way to a bank as providers send it: base64 of a whole document that holds one form and submits it by itself. */
export function bankDocument(world: World, session: BankSession, attempt: Attempt): string {
  const { id, action, fields } = bankForm(world, session, attempt)
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${quoted(name)}" value="${quoted(value)}">`,
  )
  const page = [
    '<!doctype html>',
    `<html lang="${session.locale}">`,
    '<head><meta charset="utf-8"><title>3D Secure</title></head>',
    '<body>',
    `<form id="${id}" action="${quoted(action)}" method="post">`,
    ...inputs,
    '</form>',
    `<script>document.getElementById('${id}').submit()</script>`,
    '</body>',
    '</html>',
  ].join('\n')
  return btoa(String.fromCodePoint(...new TextEncoder().encode(page)))
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
