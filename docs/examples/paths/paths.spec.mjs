// A tester's own Playwright: plays exported paths against `npm start`, by HTTP and public handles alone.
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
const { PATHS = '.build/paths/paths.json', SANDBOX_PORT = '4100', PICTURES } = process.env
const [app, gateways, shop, bank] = [0, 1, 2, 3].map((place) => `http://127.0.0.1:${Number(SANDBOX_PORT) + place}`)
const { paths, totals } = JSON.parse(readFileSync(PATHS, 'utf8'))
const headers = { 'x-sandbox-control': '1' }
const played = []
const count = (kind) => new Set(played.flatMap(({ covers }) => covers[kind])).size
const ACTS = {
  leave: (_, page) => page.mouse.move(0, 0),
  check: (target, _, { is, isCovered: force }) => target.setChecked(is, { force }),
  click: (target, _, { isCovered: force }) => target.click({ force }),
  fill: async (target, _, { text, isShownOnly }) => (isShownOnly && (await target.isHidden())) || target.fill(text),
  insert: (_, page, { text }) => page.keyboard.insertText(text),
}
function perform(page, { on = [], at = -1, ...act }) {
  const target = page.locator(typeof on === 'string' ? on : `${on.join(':visible, ')}:visible`).nth(at)
  return ACTS[act.act]?.(target, page, act) ?? target[act.act](act.text)
}
async function look(page, { address, handles } = { handles: [] }) {
  await expect(page).toHaveURL((url) => url.pathname === (address ?? url.pathname))
  for (const { on, at = 0, is, value } of handles)
    if (is === 'shown') await expect(page.locator(`${on}:visible`).first()).toBeVisible()
    else if (is === 'absent') await expect(page.locator(`${on}:visible`)).toHaveCount(0)
    else if (is === 'value') await expect(page.locator(on)).toHaveValue(value)
    else await expect(page.locator(on).nth(at)).toBeChecked({ checked: is === 'checked' })
}
for (const { id, theme, begin, steps, covers } of paths)
  test(`${id} ${theme}, ${steps.length} steps`, async ({ page, request }) => {
    const values = { shop }
    const put = (text) => text?.replace(/{{(\w+)}}/g, (_, name) => values[name])
    async function tell({ method, path, body, keeps = {} }) {
      const how = { method, headers, data: put(JSON.stringify(body)), failOnStatusCode: true }
      const told = await (await request.fetch(`${gateways}/__sandbox/${put(path)}`, how)).json()
      for (const [name, field] of Object.entries(keeps)) values[name] = told[field]
    }
    for (const call of begin.calls) await tell(call)
    await page.clock.install()
    await page.goto(`${app}/robots.txt`)
    await page.evaluate((all) => Object.assign(sessionStorage, all), JSON.parse(put(JSON.stringify(begin.storage))))
    await page.goto(app + put(begin.open))
    await look(page, begin.then)
    for (const { number, plays, then, left } of steps) {
      let here = page
      for (const { tell: call, act, advance, back, tab } of plays) {
        if (call) await tell(call)
        if (act) await perform(here, { ...act, text: put(act.text) })
        if (advance) await here.clock.fastForward(advance)
        if (back) await here.goBack()
        if (tab !== undefined) here = tab === null ? page : await page.context().newPage()
        if (tab) await here.goto(app + put(tab))
      }
      if (left) await page.waitForURL(({ origin }) => origin === { shop, bank }[left.origin])
      await look(page, then)
      if (PICTURES) await page.screenshot({ path: `${PICTURES}/${id}/${number}.png` })
    }
    played.push({ covers })
  })
test.afterAll(() => console.log(count('states'), 'of', totals.states, 'states,', count('arrows'), 'of', totals.arrows))
