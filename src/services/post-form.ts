/**
 * Leaves this page by a form post. Resolves once the form was handed to the browser, rejects when the page's own policy
 * forbade it. Whether the other side answers shows only by this page going away.
 */
export function postForm(url: string, fields: Readonly<Record<string, string>>): Promise<undefined> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  form.acceptCharset = 'utf-8'
  form.hidden = true
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  return new Promise((resolve, reject) => {
    const blocked = (event: SecurityPolicyViolationEvent) => {
      if (event.effectiveDirective === 'form-action') reject(new Error('the form may not be posted there'))
    }
    document.addEventListener('securitypolicyviolation', blocked)
    // Not form.submit(): a field of that name would stand in its place.
    HTMLFormElement.prototype.submit.call(form)
    setTimeout(() => {
      document.removeEventListener('securitypolicyviolation', blocked)
      form.remove()
      resolve(undefined)
    })
  })
}
