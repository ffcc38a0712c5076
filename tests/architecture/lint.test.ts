import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { afterAll, describe, expect, it } from 'vitest'
import { runChild } from '../../scripts/run/child.mjs'
import { program } from '../../scripts/run/programs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

const eslint = new ESLint({ cwd: root, overrideConfigFile: `${root}scripts/config/eslint.config.mjs` })

const RESTRICTIONS = /^no-(?:restricted-(?:imports|globals|syntax)|console)$/

async function restrictionsOn(filePath: string, code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` })
  const messages = result?.messages ?? []
  const broken = messages.find(({ fatal }) => fatal)
  if (broken) throw new Error(broken.message)
  return messages.filter(({ ruleId }) => RESTRICTIONS.test(ruleId ?? '')).length
}

const ROUTER = "import { createRouter } from '@tanstack/react-router'\ncreateRouter({})"

// The first call reads the configuration and its plugins, here outside any test's time limit.
await eslint.lintText('', { filePath: `${root}src/checkout/made.ts` })

describe('the linter', () => {
  it.each([
    ['src/services/order.ts', "import { ofetch } from 'ofetch'\nofetch('/')"],
    ['src/services/order.ts', "fetch('/pay')"],
    ['src/services/order.ts', "window.fetch('/pay')"],
    ['src/routing/router.ts', "fetch('/pay')"],
    ['src/screens/pay/pay.tsx', "fetch('/pay')"],
    ['src/screens/pay/pay.tsx', ROUTER],
    ['src/app/boot/boot.ts', ROUTER],
    ['src/routing/router.ts', "import { Link } from '@tanstack/react-router'\nLink()"],
    ['src/routing/router.ts', "import { lazyRouteComponent } from '@tanstack/react-router'\nlazyRouteComponent()"],
    ['src/routing/router.ts', 'router.load()'],
    ['src/routing/router.ts', "router.navigate({ to: '/' })"],
    ['src/routing/router.ts', 'createRoute({ loader: () => 1 })'],
    ['src/components/note.tsx', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['src/components/note.tsx', "createElement('p', { dangerouslySetInnerHTML: html })"],
    ['src/services/acs.ts', 'element.innerHTML = text'],
    ['sandbox/page/page.ts', 'element.innerHTML = text'],
    ['scripts/build/pages.mjs', 'element.innerHTML = text'],
    ['src/services/acs.ts', 'document.write(text)'],
    ['src/services/acs.ts', "console.log('paid')"],
    ['src/services/otp.ts', "throw new GatewayError('malformed', 'accessToken')"],
    ['machines/sign-in/identify/rules.ts', "console.log('paid')"],
    ['machines/sign-in/identify/rules.ts', 'const now = Date.now()'],
    ['machines/sign-in/identify/rules.ts', 'const now = new Date()'],
    ['machines/sign-in/identify/rules.ts', 'const id = Math.random()'],
    ['machines/sign-in/identify/rules.ts', 'setTimeout(go, 5)'],
    ['machines/sign-in/identify/rules.ts', 'document.title = title'],
    ['machines/sign-in/identify/rules.ts', "import { useState } from 'react'\nuseState()"],
    ['machines/sign-in/identify/rules.ts', "import { useWords } from '../../src/words/use-words'\nuseWords()"],
    ['src/screens/pay/pay.tsx', "import { useEffect } from 'react'\nuseEffect(() => undefined)"],
    ['src/screens/pay/pay.tsx', "import React from 'react'\nReact.useLayoutEffect(() => undefined)"],
    ['tests/journeys/pay.spec.ts', 'await page.waitForTimeout(500)'],
    ['tests/entities/pay.test.ts', 'setTimeout(go, 500)'],
  ])('the linter refuses in %s: %s', async (path, code) => {
    expect(await restrictionsOn(path, code)).toBe(1)
  })

  it.each([
    ['src/gateways/http.ts', "import { ofetch } from 'ofetch'\nofetch('/')"],
    ['src/app/boot/boot.ts', "fetch('/init')"],
    ['src/routing/router.ts', ROUTER],
    ['sandbox/shop/buy.ts', "fetch('/order')"],
    ['tests/gateways/pay.contract.test.ts', "fetch('/order')"],
    ['scripts/build/pages.mjs', "fetch('/order')"],
    ['src/services/platform/fingerprint.ts', 'agent.load()'],
    ['src/components/seal.tsx', "import { useEffect } from 'react'\nuseEffect(() => undefined)"],
    ['src/services/clock.ts', 'const now = Date.now()'],
    ['src/gateways/answer.ts', "throw new GatewayError('malformed', path)"],
    [
      'machines/sign-in/identify/rules.ts',
      "import { setup } from 'xstate'\nimport { a } from '../entities/money'\nsetup(a)",
    ],
  ])('the linter allows in %s: %s', async (path, code) => {
    expect(await restrictionsOn(path, code)).toBe(0)
  })

  it('the linter can be silenced by no comment', async () => {
    const silenced = ['// eslint-', 'disable-next-line no-console\nconsole.log(1)'].join('')
    expect(await restrictionsOn('src/services/acs.ts', silenced)).toBe(1)
  })
})

describe('the type-aware linter', async () => {
  const PAID = 'declare const pay: () => Promise<number>\n'
  const FILES: Readonly<Record<string, string>> = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, lib: ['ES2022'], types: [] } }),
    'src/forgotten.ts': `${PAID}pay()`,
    'tests/forgotten.test.ts': `${PAID}pay()`,
    'src/mistaken.ts': `${PAID}export const paid = [1].filter(() => pay())`,
    'src/unknown.ts': "export const order = JSON.parse('1').order",
    'src/kept.ts': `${PAID}export const paid = pay()`,
    'src/digits.ts': "export const digits = [...'123']",
    'tests/digits.test.ts': "export const digits = [...'123']",
  }
  const folder = await mkdtemp(join(tmpdir(), 'lint-'))
  afterAll(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), `${text}\n`)
  }
  const how = ['-c', `${root}scripts/config/oxlint.jsonc`, '--type-aware', '--threads', '1', '--format', 'unix']
  const { output } = await runChild([...program('oxlint'), ...how, folder], { quiet: true })
  const refusedIn = (path: string) =>
    output
      .split('\n')
      .filter((line) => line.includes(`${path}:`))
      .map((line) => /typescript\(([a-z-]+)\)/.exec(line)?.[1])

  it.each([
    ['src/forgotten.ts', ['no-floating-promises']],
    ['tests/forgotten.test.ts', ['no-floating-promises']],
    ['src/mistaken.ts', ['no-misused-promises', 'no-unnecessary-condition']],
    ['src/unknown.ts', ['no-unsafe-assignment', 'no-unsafe-member-access']],
    ['src/kept.ts', []],
    ['src/digits.ts', ['no-misused-spread']],
    ['tests/digits.test.ts', []],
  ])('the type-aware linter finds in %s: %s', (path, rules) => {
    expect(refusedIn(path).sort()).toEqual(rules)
  })
})
