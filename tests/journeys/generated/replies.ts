import type { Route } from '@playwright/test'
import { withValues } from './page-acts'
import type { PlayedAnswer } from './played-path'
import type { WalkedPage } from './walked-page'

const json = (route: Route, { origins }: WalkedPage, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': origins.app },
    body: JSON.stringify(body),
  })

type Act = (route: Route, walkedPage: WalkedPage, argument: string) => Promise<void>

/** The sandbox's own answer, changed. */
const changed =
  (change: (body: object, argument: string) => object): Act =>
  async (route, walkedPage, argument) => {
    const body = (await (await route.fetch()).json()) as object
    await json(route, walkedPage, 200, change(body, argument))
  }

/** The acts of the sandbox's faults that paths have, for a call that the browser holds. */
const ACTS: Readonly<Record<string, Act>> = {
  pass: (route) => route.continue(),
  reset: (route) => route.abort(),
  status: (route, walkedPage, argument) => json(route, walkedPage, Number(argument), {}),
  failure(route, walkedPage, argument) {
    const [errorCode, errorGroup] = argument.split(':')
    const failed = { status: 'failure', errorCode, errorGroup, errorMessage: 'Şu anda olmuyor' }
    return json(route, walkedPage, 200, failed)
  },
  answer: (route, walkedPage, argument) => json(route, walkedPage, 200, JSON.parse(argument)),
  with: changed((body, argument) => ({ ...body, ...(JSON.parse(argument) as object) })),
  without: changed((body, argument) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== argument))),
}

/** Answers a held call as a path has it. */
export async function replyWith(route: Route, walkedPage: WalkedPage, answer: PlayedAnswer): Promise<void> {
  const { values, sandbox } = walkedPage
  for (const call of answer.first) {
    const body = JSON.parse(withValues(JSON.stringify(call.body), values)) as object
    const told = (await sandbox.tell(call.method, withValues(call.path, values), body)) as Record<string, unknown>
    for (const [name, field] of Object.entries(call.keeps ?? {})) values[name] = String(told[field])
  }
  if (Object.keys(answer.keeps).length > 0) {
    const sent = route.request().postDataJSON() as Record<string, unknown>
    for (const [name, field] of Object.entries(answer.keeps)) values[name] = String(sent[field])
  }
  const [, name = '', argument = ''] = /^(\w+):?(.*)$/s.exec(withValues(answer.act, values)) ?? []
  const act = ACTS[name]
  if (!act) throw new Error(`no act is called ${name}`)
  // It has taken effect, and its answer is lost.
  if (answer.phase === 'after-commit') await route.fetch()
  await act(route, walkedPage, argument)
}
