import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { expect, it } from 'vitest'
import { checkoutMachine } from '../../machines/checkout/machine'
import { record } from '../../src/services/recorder/recorder'
import { MOST_STEPS } from '../../src/services/recorder/most-steps'
import { replayOf } from '../../src/services/recorder/replay'
import { CHECKOUT_INPUTS, FAMILY, isChosen, isCovered } from '../machines/exploration/checkout-space'
import { type Move, rememberedMoves } from '../machines/exploration/moves'
import { replay, setStage, type Watch } from '../machines/exploration/replay'
import { lots } from '../support/seed'
import { stringsIn } from '../support/canaries'

const WALKS = 100

const LENGTH = 30

const about = { format: 1, version: '0.1.0', build: 'unbuilt', language: 'tr', supportCode: 'ABCD-1234' }

const machineIn = (actor: AnyActorRef | undefined): AnyMachineSnapshot | undefined => {
  const snapshot: unknown = actor?.getSnapshot()
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot
    ? (snapshot as AnyMachineSnapshot)
    : undefined
}

function running(actor: AnyActorRef, path: string): [path: string, snapshot: AnyMachineSnapshot][] {
  const snapshot = machineIn(actor)
  if (!snapshot) return []
  const children = Object.entries(snapshot.children as Readonly<Record<string, AnyActorRef>>)
  const below = children.filter(([, child]) => machineIn(child)?.status === 'active')
  return [[path, snapshot], ...below.flatMap(([id, child]) => running(child, `${path}.${id}`))]
}

/** A word of our own code; any other text comes from the shopper or the merchant, or is a URL. */
const OWN = /^[a-z][A-Za-z.-]*$/

const isLongEnough = (text: string) => text.length > 4 && !OWN.test(text)

it('a recording of 100 random walks replays to their states, and holds no context (BEST-09~)', async () => {
  const next = lots()
  const oneOf = <Thing>(things: readonly Thing[]) => things[Math.floor(next() * things.length)]
  const stage = setStage(checkoutMachine, FAMILY)
  const movesOf = rememberedMoves(isChosen, isCovered)

  function walk() {
    const input = oneOf(CHECKOUT_INPUTS)
    let system = stage.systems.begin(checkoutMachine, input)
    const moves: Move[] = []
    while (moves.length < LENGTH) {
      const move = oneOf(movesOf(system))
      if (!move) break
      moves.push(move)
      system = stage.systems.move(system, move.path, move.event)
    }
    return { input, moves }
  }

  let steps = 0
  for (let count = 0; count < WALKS; count++) {
    const path = walk()
    const seen: { readonly after: number; readonly values: object }[] = []
    const known = stringsIn(path.moves.map(({ event }) => event))
    let text = ''
    const watch: Watch = (root) => {
      const recorder = record(root, () => 0)
      const look = () => {
        const taken = recorder.take()
        const places = running(root, 'checkout')
        for (const [, { context }] of places) stringsIn(context, known)
        seen.push({
          after: taken.steps.length,
          values: Object.fromEntries(places.map(([name, { value }]) => [name, value as unknown])),
        })
        text = JSON.stringify({ ...about, ...taken })
      }
      look()
      return look
    }
    expect(await replay(stage, path, watch)).toEqual([])
    const { states } = replayOf(text)
    expect(states.length).toBeLessThanOrEqual(MOST_STEPS)
    expect(seen.map(({ after }) => Object.fromEntries(states[after] ?? []))).toEqual(seen.map(({ values }) => values))
    expect([...known].filter((word) => isLongEnough(word) && text.includes(word))).toEqual([])
    steps += states.length - 1
  }
  console.log(`${WALKS} recordings of ${steps} steps read back`)
  expect(steps).toBeGreaterThan(WALKS * 5)
}, 120_000)
