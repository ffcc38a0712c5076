import { expect } from '@playwright/test'
import { test, troubleIn } from './engine-test'

test('console errors, thrown errors and unhandled rejections fail a journey in every engine (PLT-02~)', async ({
  engine,
  engineName,
  sandbox,
  order,
}) => {
  test.skip(engine === undefined, `there is no ${engineName} here`)
  if (!engine) return
  const window = await engine.openWindow()
  await window.open(order.checkoutUrl.tr)
  await window.read(() => null, null)
  await window.read(() => {
    console.error('an error that was written')
    addEventListener('planted', () => {
      throw new Error('an error that was thrown')
    })
    dispatchEvent(new Event('planted'))
    void Promise.reject(new Error('an error that was not caught'))
  }, null)
  const complaints = async () => {
    // An engine without a console collects errors only when the page is read.
    await window.read(() => null, null)
    // A journey fails where this list has an entry.
    return (await troubleIn(window, sandbox, order.token)).join()
  }
  for (const error of ['written', 'thrown', 'not caught'])
    await expect.poll(complaints).toContain(`an error that was ${error}`)
  await window.close()
})
