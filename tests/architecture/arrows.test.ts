import { describe, expect, it } from 'vitest'
import { arrowFaults } from './laws/arrows'
import { fileCircles, folderCircles } from './laws/circles'
import { layerFaults } from './laws/layers'
import { sourcesIn } from '../support/reading/files'
import { source } from '../support/reading/source'

const faults = (path: string, text: string) => arrowFaults([source(path, text)])

describe('the imports of the project', () => {
  it('every file imports from lower layers alone', () => {
    expect(arrowFaults(sourcesIn('machines', 'src', 'styles', 'sandbox'))).toEqual([])
  })

  it.each([
    ['an entity that knows a machine', 'machines/entities/money.ts', "import { a } from '../identify/rules'"],
    [
      'a machine that knows the app',
      'machines/sign-in/identify/machine.ts',
      "import { a } from '../../../src/words/use-words'",
    ],
    ['a type of a higher floor', 'src/gateways/http.ts', "import type { A } from '../services/order'"],
    ['a type in passing', 'src/gateways/http.ts', "type A = import('../services/order').A"],
    ['a late chunk of a higher floor', 'src/words/use-words.ts', "const a = import('../screens/pay/pay')"],
    ['a re-export of a higher floor', 'src/checkout/hooks.ts', "export { a } from '../shell/header'"],
    ['a neighbour on the same floor', 'src/components/field/field.tsx', "import { a } from '../../words/use-words'"],
    [
      'a component that knows a machine',
      'src/components/field.tsx',
      "import { a } from '../../machines/sign-in/identify/view'",
    ],
    ['anybody who knows the app', 'src/routing/sync-address.ts', "import { a } from '../app/boot'"],
    ['an app that knows the sandbox', 'src/app/boot.ts', "import { a } from '../../sandbox/ledger'"],
    ['a sandbox that knows the app', 'sandbox/orders.ts', "import { a } from '../src/gateways/payment/wire'"],
    ['a sandbox that knows the entities', 'sandbox/orders.ts', "import { a } from '../machines/entities/money'"],
    ['a sandbox that knows any script', 'sandbox/orders.ts', "import { a } from '../scripts/build/pages'"],
    ['styles that know us', 'styles/tokens.css.ts', "import { a } from '../src/components/button'"],
    ['an app that knows the inspector', 'src/app/boot.ts', "import { a } from '../../scripts/inspector/frame/tap'"],
    ['an app that knows its tests', 'src/app/boot.ts', "import { a } from '../../tests/support/order'"],
    ['a folder that is in no layer', 'src/stuff/thing.ts', ''],
  ])('the import law refuses %s', (_, path, text) => {
    expect(faults(path, text)).toHaveLength(1)
  })

  it.each([
    ['src/screens/pay/pay.tsx', "import { a } from '../../components/field/field'\nimport './pay.css'"],
    ['src/app/boot.ts', "import { a } from '../routing/sync-address'\nimport { b } from '../../styles/themes.css'"],
    ['src/words/catalogue.ts', "const tr = () => import('../../locales/tr/messages.po')"],
    ['src/components/money/money.tsx', "import { a } from '../../../machines/entities/money'"],
    ['machines/checkout/machine.ts', "import { a } from '../identify/machine'\nimport { b } from '../entities/money'"],
    ['sandbox/app.ts', "import { headersFor } from '../scripts/headers/headers-for.mjs'"],
  ])('the import law allows %s', (path, text) => {
    expect(faults(path, text)).toEqual([])
  })
})

describe('the layers of the sandbox, the app and the tests', () => {
  it('every folder of sandbox, app and tests imports from lower layers alone', () => {
    expect(layerFaults(sourcesIn('sandbox', 'src/app', 'tests'))).toEqual([])
  })

  it.each([
    ['a folder that no layer is known for', 'sandbox/stuff/thing.ts', ''],
    ['a record that knows who keeps it', 'sandbox/records/order.ts', "import type { A } from '../orders/order'"],
    ['a neighbour on the same layer', 'sandbox/shop/buy.ts', "import { a } from '../bank/bank-visit'"],
    [
      'the first chunk that knows what comes later',
      'src/app/first/app.tsx',
      "import { a } from '../after-paint/after-paint'",
    ],
    ['a folder that knows what starts the app', 'src/app/first/app.tsx', "import { a } from '../main'"],
    ['support that knows who needs it', 'tests/support/seed.ts', "import { a } from '../gateways/support/app'"],
  ])('the layer law refuses %s', (_, path, text) => {
    expect(layerFaults([source(path, text)])).toHaveLength(1)
  })
})

describe('import cycles', () => {
  const files = sourcesIn('machines', 'src', 'sandbox', 'scripts', 'styles', 'tests')

  it('files are in no import cycle, types included', () => {
    expect(fileCircles(files)).toEqual([])
  })

  it('folders are in no import cycle, types included', () => {
    expect(folderCircles(files)).toEqual([])
  })

  it('import cycles of files are found over a third one, in types, in one folder and in comments of plain scripts', () => {
    const ring = [
      source('src/a/one.ts', "import { b } from './two'"),
      source('src/a/two.tsx', "const c = () => import('./three')"),
      source('src/a/three.ts', "type A = import('./one').A"),
      source('src/a/four.ts', "import type { A } from './one'"),
      source('scripts/one.mjs', "import { two } from './two.mjs'"),
      source('scripts/two.mjs', "/** @import { One } from './one.mjs' */"),
    ]
    expect(fileCircles(ring)).toEqual([
      'scripts/one.mjs',
      'scripts/two.mjs',
      'src/a/one.ts',
      'src/a/three.ts',
      'src/a/two.tsx',
    ])
    expect(fileCircles(ring.slice(1, 5))).toEqual([])
    expect(folderCircles(ring)).toEqual([])
  })

  it('import cycles of folders are found over a third one, in types, and between a folder and the files above it', () => {
    const ring = [
      source('machines/a/one.ts', "import { b } from '../b/deep/two'"),
      source('machines/b/deep/two.ts', "import { c } from '../../c/three'"),
      source('machines/c/three.ts', "import type { A } from '../a/other'"),
      source('machines/a/other.ts', ''),
      source('machines/d/four.ts', "import { e } from './e/five'"),
      source('machines/d/e/five.ts', "import type { D } from '../six'"),
      source('machines/d/six.ts', ''),
    ]
    expect(folderCircles(ring)).toEqual(['machines/a', 'machines/b', 'machines/c', 'machines/d/*', 'machines/d/e'])
    expect(folderCircles(ring.slice(0, 2))).toEqual([])
    expect(fileCircles(ring)).toEqual([])
  })
})
