import { expect } from '@playwright/test'
import { pathOf, places } from '../../src/screens/registry'
import { test } from './support/test'

const policyIn = (text = '') =>
  new Map(
    text.split(';').flatMap((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return name ? [[name, values] as const] : []
    }),
  )

/**
 * What an attacker's script in the page would try, with the browser's reactions. An evaluated script is exempt from the policy until its
 * first await.
 */
const TRIES = `new Promise((resolve) => setTimeout(resolve)).then(() => {
  const said = []
  const attempt = (name, act) => {
    try {
      act()
      said.push(name + ' passes')
    } catch (error) {
      said.push(name + ' ends in ' + error.name)
    }
  }
  const script = document.createElement('script')
  const button = document.createElement('button')
  attempt('eval', () => (0, eval)('1'))
  attempt('Function', () => new Function('return 1')())
  attempt('innerHTML', () => { button.innerHTML = '<b>bold</b>' })
  attempt('text of a script', () => { script.text = 'window.inline = true' })
  attempt('onclick', () => button.setAttribute('onclick', 'window.inline = true'))
  document.body.append(script, button)
  button.click()
  const elsewhere = document.createElement('link')
  elsewhere.rel = 'modulepreload'
  elsewhere.href = 'https://elsewhere.example/script.js'
  document.head.append(elsewhere)
  button.setAttribute('style', 'position: fixed')
  said.push('style ' + getComputedStyle(button).position)
  button.remove()
  return [...said, 'inline ' + ('inline' in window ? 'runs' : 'stays out')]
})`

test('a strict CSP holds on every route and reports what it blocks; configured parents alone may frame one of them (SEC-01)', async ({
  page,
  origins,
  order,
  shopper,
  trouble,
}) => {
  test.slow()
  const address = new URL(order.checkoutUrl.tr)
  const paths = [...new Set([...places.map(pathOf), '/embed', '/anything/else'])]
  expect(paths.length).toBeGreaterThan(10)
  for (const path of paths) {
    const answer = await page.request.get(`${origins.app}${path}${address.search}`)
    const policy = policyIn(answer.headers()['content-security-policy'])
    const scripts = [...(policy.get('script-src') ?? []), ...(policy.get('default-src') ?? [])]
    expect(scripts, path).toContain("'self'")
    for (const values of policy.values()) expect(values.join(' '), path).not.toMatch(/unsafe-(?:inline|eval)/)
    expect(scripts.join(' '), path).not.toContain('*')
    expect(policy.get('require-trusted-types-for'), path).toEqual(["'script'"])
    expect(policy.get('frame-ancestors'), path).toEqual([path === '/embed' ? origins.parent : "'none'"])
  }

  await page.goto(address.href)
  await expect(shopper.field('email')).not.toHaveValue('')
  expect(trouble.unexpected()).toEqual([])
  expect(await page.evaluate(TRIES)).toEqual([
    'eval ends in EvalError',
    'Function ends in EvalError',
    'innerHTML ends in TypeError',
    'text of a script ends in TypeError',
    'onclick ends in TypeError',
    'style static',
    'inline stays out',
  ])
  for (const directive of ['script-src', 'style-src', 'require-trusted-types-for'])
    await expect
      .poll(() => trouble.unexpected())
      .toContainEqual(expect.stringMatching(new RegExp(`^policy violation: ${directive}`)))
  trouble.allow(/policy|Policy|TrustedHTML|TrustedScript|frame|elsewhere/)

  // A configured parent, and another site on the same machine.
  const framed = async (parent: string, path: string) => {
    const around = `${parent}/around`
    const html = `<iframe title="checkout" src="${origins.app}${path}${address.search}"></iframe>`
    await page.route(around, (route) => route.fulfill({ contentType: 'text/html', body: html }), { times: 1 })
    await page.goto(around)
    const standing = async () => {
      const frame = page.frames()[1]
      if (frame?.url().startsWith('chrome-error:')) return 'refused'
      return frame && (await frame.locator('main').count()) > 0 ? 'shown' : 'coming'
    }
    await expect.poll(standing).not.toBe('coming')
    return standing()
  }
  expect(await framed(origins.parent, '/embed')).toBe('shown')
  expect(await framed(origins.parent, '/')).toBe('refused')
  expect(await framed(origins.bank, '/embed')).toBe('refused')
})
