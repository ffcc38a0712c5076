import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { postForm } from '../../src/services/redirects/post-form'

/** An element, as far as a posted form uses one. */
class FakeElement {
  readonly children: object[] = []
  isGone = false
  append(...added: object[]) {
    this.children.push(...added)
  }
  remove() {
    this.isGone = true
  }
}

/** A page that posts its forms; `blocks` is the directive of a violation that the post causes. */
function pageThat(blocks?: string) {
  const body = new FakeElement()
  const page = Object.assign(new EventTarget(), { body, createElement: () => new FakeElement() })
  const submitted: object[] = []
  class FakeForm extends FakeElement {
    submit() {
      submitted.push(this)
      if (blocks)
        page.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: blocks }))
    }
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLFormElement', FakeForm)
  return { body, submitted }
}

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('postForm', () => {
  it('a posted form has the bank’s fields in their order, and is removed from the page (CARD-10~)', async () => {
    const { body, submitted } = pageThat()
    const posting = postForm(
      'https://acs.bank.example/3ds',
      [
        ['PaReq', 'x'],
        ['submit', ''],
        ['PaReq', 'y'],
      ],
      '_top',
    )
    expect(submitted).toMatchObject([
      {
        method: 'post',
        action: 'https://acs.bank.example/3ds',
        target: '_top',
        hidden: true,
        children: [
          { type: 'hidden', name: 'PaReq', value: 'x' },
          { type: 'hidden', name: 'submit', value: '' },
          { type: 'hidden', name: 'PaReq', value: 'y' },
        ],
      },
    ])
    await vi.runAllTimersAsync()
    await posting
    expect([submitted, body.children]).toMatchObject([[{ isGone: true }], submitted])
  })

  it.each(['form-action', 'frame-src'])(
    'a posted form that the policy blocks by %s is rejected (CARD-10~, PAY-06~)',
    async (directive) => {
      pageThat(directive)
      const posting = postForm('https://acs.bank.example/3ds', [['PaReq', 'x']], 'bank')
      await expect(posting).rejects.toThrow('may not be posted')
    },
  )

  it('a posted form counts as sent though the policy blocks something else meanwhile (CARD-10~)', async () => {
    pageThat('img-src')
    const posting = postForm('https://acs.bank.example/3ds', [['PaReq', 'x']], '_self')
    await vi.runAllTimersAsync()
    await expect(posting).resolves.toBeUndefined()
  })
})
