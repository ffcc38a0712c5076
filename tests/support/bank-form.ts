export interface BankForm {
  readonly id: string
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
}

export function formOf(html: string): BankForm {
  const [, id = '', action = ''] = /<form(?: id="([^"]+)")? action="([^"]+)" method="post">/.exec(html) ?? []
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
  return { id, action, fields: Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value])) }
}
