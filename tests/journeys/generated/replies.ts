import type { Route } from '@playwright/test'
import { type Values, withValues } from './page-acts'
import { type WalkedPage, keep } from './walked-page'

const json = (route: Route, { origins }: WalkedPage, status: number, body: unknown) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': origins.app },
    body: JSON.stringify(body),
  })

type Act = (route: Route, walkedPage: WalkedPage, argument: string) => Promise<void>

const changed =
  (change: (body: object, argument: string) => object): Act =>
  async (route, walkedPage, argument) => {
    const body = (await (await route.fetch()).json()) as object
    await json(route, walkedPage, 200, change(body, argument))
  }

/** The sandbox's fault acts that paths use, for a call held in the browser. */
const ACTS: Readonly<Record<string, Act>> = {
  pass: (route) => route.continue(),
  status: (route, walkedPage, argument) => json(route, walkedPage, parseInt(argument, 10), {}),
  failure(route, walkedPage, argument) {
    const [errorCode, errorGroup] = argument.split(':')
    const failed = { status: 'failure', errorCode, errorGroup, errorMessage: 'Şu anda olmuyor' }
    return json(route, walkedPage, 200, failed)
  },
  answer: (route, walkedPage, argument) => json(route, walkedPage, 200, JSON.parse(argument)),
  with: changed((body, argument) => ({ ...body, ...(JSON.parse(argument) as object) })),
  without: changed((body, argument) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== argument))),
}

/** The part of a control call that concerns a held call. */
export interface Held {
  readonly paths: readonly string[]
  readonly act?: string
  readonly phase?: 'before' | 'after-commit'
}

/** Answers a held call as the path says; without an act, only waits for it. */
export async function answerHeld(walkedPage: WalkedPage, { paths, act, phase }: Held, keeps?: Values): Promise<void> {
  const { network, values } = walkedPage
  if (act === undefined) return network.asked(paths)
  const route = await network.next(paths)
  if (keeps) keep(values, route.request().postDataJSON() as object, keeps)
  const [, name = '', argument = ''] = /^(\w+):?(.*)$/s.exec(withValues(act, values)) ?? []
  const answer = ACTS[name]
  if (!answer) throw new Error(`no act is called ${name}`)
  // The call takes effect, and its answer is lost.
  if (phase === 'after-commit') await route.fetch()
  await answer(route, walkedPage, argument)
}
