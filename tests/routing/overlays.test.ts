import { afterEach, describe, expect, it } from 'vitest'
import { overlays } from '../../src/components/modal/overlays'
import { syncAddress } from '../../src/routing/sync-address'
import { speakerAt } from './support/spoken'
import { SEARCH, type Visit, walkTo } from './support/visit'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** Opens an overlay that closes when Back asks it to, and by `close`. */
function openOverlay() {
  let isOpen = true
  const close = () => {
    if (isOpen) remove()
    isOpen = false
  }
  const remove = overlays.open(close)
  closers.push(close)
  return { close, isOpen: () => isOpen }
}

const index = (visit: Visit) => visit.history.location.state.__TSR_index

describe('overlays in the history', () => {
  it('Back closes the topmost overlay alone, and the screen under it stays (PLT-03~, BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    const [under, above] = [openOverlay(), openOverlay()]
    expect([visit.here(), index(visit)]).toEqual([`/otp${SEARCH}`, 3])
    visit.history.back()
    expect([under.isOpen(), above.isOpen(), visit.state()]).toEqual([true, false, 'verifyingOtp'])
    visit.history.back()
    expect([under.isOpen(), visit.state(), visit.here()]).toEqual([false, 'verifyingOtp', `/otp${SEARCH}`])
    // A press on an older entry of the history closes the overlay alone too.
    const again = openOverlay()
    visit.history.go(-2)
    expect([again.isOpen(), visit.state(), visit.here()]).toEqual([false, 'verifyingOtp', `/otp${SEARCH}`])
    visit.history.back()
    expect([visit.state(), visit.here()]).toEqual(['arriving.identifying', `/${SEARCH}`])
  })

  it('Back skips the entry of an overlay that was closed in another way (PLT-03~, BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    openOverlay().close()
    visit.history.back()
    expect([visit.state(), visit.here(), index(visit)]).toEqual(['arriving.identifying', `/${SEARCH}`, 0])
  })

  it('Back skips the entries of overlays that were closed before a reload (PLT-03~, BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    for (let times = 0; times < 3; times += 1) openOverlay().close()
    // A change of language replaces the entry, which stays an overlay's.
    visit.speak('en')
    visit.speak('tr')
    visit.stop()
    syncAddress(visit.actor, visit.history, { path: '/otp', place: 'otp', flow: 'pay' }, speakerAt(SEARCH).spoken)
    expect([visit.here(), index(visit)]).toEqual([`/otp${SEARCH}`, 4])
    visit.history.back()
    expect([visit.state(), visit.here(), index(visit)]).toEqual(['arriving.identifying', `/${SEARCH}`, 0])
  })

  it('Back skips the entry of a closed overlay each time that Forward has led to it (PLT-03~, BOOT-13~)', async () => {
    const visit = await walkTo('verifyingOtp')
    openOverlay()
    visit.history.back()
    visit.history.forward()
    expect([visit.state(), index(visit)]).toEqual(['verifyingOtp', 2])
    visit.history.back()
    expect([visit.state(), visit.here(), index(visit)]).toEqual(['arriving.identifying', `/${SEARCH}`, 0])
  })

  it('Forward from the entry of a closed overlay leads to the next entry (PLT-03~, BOOT-13~)', async () => {
    const visit = await walkTo('arriving.identifying')
    visit.type()
    openOverlay().close()
    visit.goOn()
    await visit.sendCode()
    visit.history.back()
    expect([visit.state(), index(visit)]).toEqual(['arriving.identifying', 1])
    visit.history.forward()
    expect([visit.state(), visit.here(), index(visit)]).toEqual(['arriving.identifying', `/${SEARCH}`, 2])
  })
})
