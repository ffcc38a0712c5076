import type { SandboxOfFile } from '../../support/with-sandbox'
import type { Arrange } from './arrange'
import { arrangingAtDocumented } from './arranging-at-documented'
import { arrangingAtSandbox } from './arranging-at-sandbox'
import type { withShoppers } from './shoppers'

/** A row for `describe.each`: the title names the provider. */
export const bothProviders = (
  sandbox: SandboxOfFile,
  arrive: ReturnType<typeof withShoppers>,
): readonly (readonly [name: string, arrange: Arrange])[] => [
  ['the sandbox', arrangingAtSandbox(sandbox, arrive)],
  ['the provider of the documents', arrangingAtDocumented()],
]
