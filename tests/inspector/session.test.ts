import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TappedStep, PageMessage } from '../../scripts/inspector/shared/messages'
import type { Path } from '../../scripts/inspector/shared/paths'
import { createSession } from '../../scripts/inspector/page/session'

const APP = 'http://127.0.0.1:1'

const STEP: TappedStep = {
  at: 1,
  machine: 'checkout',
  chart: 'checkout',
  event: 'xstate.init',
  value: 'calm',
  children: [],
  arrows: [],
  active: ['checkout'],
  questions: [],
  context: { is: 'nothing' },
}

const PATH = {
  theme: 'paying',
  begin: { calls: [], storage: {}, open: '/?token=t&lang=tr' },
  steps: [],
} as unknown as Path

/** In milliseconds: longer than the session waits for a page. */
const LATE = 60_000

/** A session over a frame whose page answers when the test says so. */
function inspecting() {
  const listeners: ((event: MessageEvent<PageMessage>) => void)[] = []
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: (event: MessageEvent<PageMessage>) => void) => listeners.push(listener),
  })
  const asked: string[] = []
  const contentWindow = { postMessage: ({ kind }: { kind: string }) => void asked.push(kind) }
  const frame = { src: '', contentWindow } as unknown as HTMLIFrameElement
  const session = createSession({
    frame,
    data: { paths: { p: PATH }, charts: [], pictures: {}, themes: [], places: {}, visits: {}, gestures: {}, calls: {} },
    origins: { app: APP, shop: APP } as Parameters<typeof createSession>[0]['origins'],
    language: () => 'tr',
    changed: () => undefined,
  })
  return {
    session,
    asked,
    async hear(data: PageMessage) {
      for (const listener of listeners)
        listener({ origin: APP, source: contentWindow, data } as unknown as MessageEvent<PageMessage>)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a path started in the inspector', () => {
  it('a path whose page does not load ends with a problem, and the former page is recorded again (MDL-07~)', async () => {
    const { session, asked, hear } = inspecting()
    const played = session.play('p', 0)
    await hear({ kind: 'tap.step', step: STEP })
    expect(session.entries()).toEqual([])
    await vi.advanceTimersByTimeAsync(LATE)
    await played
    expect([session.problem(), session.progress(), asked]).toEqual([expect.stringContaining('Leave'), undefined, []])
    await hear({ kind: 'tap.step', step: STEP })
    expect(session.entries()).toHaveLength(1)
  })

  it('a path started while another one waits replaces it, without a problem of the first (MDL-07~)', async () => {
    const { session, asked, hear } = inspecting()
    const first = session.play('p', 0)
    await vi.advanceTimersByTimeAsync(1_000)
    const second = session.play('p', 0)
    await vi.advanceTimersByTimeAsync(0)
    await hear({ kind: 'tap.ready' })
    await hear({ kind: 'tap.ready' })
    await second
    await vi.advanceTimersByTimeAsync(LATE)
    await first
    expect([session.problem(), session.progress()]).toEqual([undefined, undefined])
    expect(asked.filter((kind) => kind === 'inspector.begin')).toHaveLength(1)
  })
})
