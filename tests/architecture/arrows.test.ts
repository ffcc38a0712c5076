import { describe, expect, it } from 'vitest'
import { arrowFaults } from './laws/arrows'
import { folderCircles } from './laws/folder-circles'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (path: string, text: string) => arrowFaults([source(path, text)])

describe('the arrows of the house', () => {
  it('let every file take only from the floors below its own', () => {
    expect(arrowFaults(sourcesIn('machines', 'src', 'styles', 'sandbox'))).toEqual([])
  })

  it.each([
    ['an entity that knows a machine', 'machines/entities/money.ts', "import { a } from '../identify/rules'"],
    [
      'a machine that knows the app',
      'machines/sign-in/identify/machine.ts',
      "import { a } from '../../../src/words/table'",
    ],
    ['a type of a higher floor', 'src/gateways/http.ts', "import type { A } from '../services/order'"],
    ['a type in passing', 'src/gateways/http.ts', "type A = import('../services/order').A"],
    ['a late chunk of a higher floor', 'src/words/table.ts', "const a = import('../screens/pay/pay')"],
    ['a re-export of a higher floor', 'src/checkout/hooks.ts', "export { a } from '../shell/header'"],
    ['a neighbour on the same floor', 'src/components/field/field.tsx', "import { a } from '../../words/use-words'"],
    [
      'a component that knows a machine',
      'src/components/field.tsx',
      "import { a } from '../../machines/sign-in/identify/view'",
    ],
    ['anybody who knows the app', 'src/routing/project.ts', "import { a } from '../app/boot'"],
    ['an app that knows the sandbox', 'src/app/boot.ts', "import { a } from '../../sandbox/ledger'"],
    ['a sandbox that knows the app', 'sandbox/orders.ts', "import { a } from '../src/gateways/payment/wire'"],
    ['a sandbox that knows the entities', 'sandbox/orders.ts', "import { a } from '../machines/entities/money'"],
    ['a sandbox that knows any script', 'sandbox/orders.ts', "import { a } from '../scripts/build/pages'"],
    ['styles that know us', 'styles/tokens.css.ts', "import { a } from '../src/components/button'"],
    ['an app that knows its tests', 'src/app/boot.ts', "import { a } from '../../tests/support/order'"],
    ['a room that is in no table', 'src/stuff/thing.ts', ''],
  ])('refuse %s', (_, path, text) => {
    expect(faults(path, text)).toHaveLength(1)
  })

  it.each([
    ['src/screens/pay/pay.tsx', "import { a } from '../../components/field/field'\nimport './pay.css'"],
    ['src/app/boot.ts', "import { a } from '../routing/project'\nimport { b } from '../../styles/themes.css'"],
    ['src/words/catalogue.ts', "const tr = () => import('../../locales/tr/messages.po')"],
    ['src/components/money/money.tsx', "import { a } from '../../../machines/entities/money'"],
    ['machines/checkout/machine.ts', "import { a } from '../identify/machine'\nimport { b } from '../entities/money'"],
    ['sandbox/app.ts', "import { headersFor } from '../scripts/headers/headers-for.mjs'"],
  ])('leave %s alone', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})

describe('the doors between folders', () => {
  it('open one way: no folder needs one that needs it', () => {
    expect(folderCircles(sourcesIn('machines', 'src', 'styles'))).toEqual([])
  })

  it('are seen over a third folder, and in types', () => {
    const files = [
      source('machines/a/one.ts', "import { b } from '../b/two'"),
      source('machines/b/two.ts', "import { c } from '../c/three'"),
      source('machines/c/three.ts', "import type { A } from '../a/one'"),
      source('machines/d/four.ts', "import { a } from '../a/one'"),
    ]
    expect(folderCircles(files)).toEqual(['machines/a', 'machines/b', 'machines/c'])
    expect(folderCircles(files.slice(0, 2))).toEqual([])
  })
})
