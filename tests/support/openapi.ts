import { textOf } from './reading/files'

export interface Operation {
  /** Its `operationId`. */
  readonly name: string
  readonly method: string
  /** With the slug of our product. */
  readonly path: string
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export function readOperations(): readonly Operation[] {
  const { paths } = JSON.parse(textOf('docs/openapi.json')) as Document
  return Object.entries(paths).flatMap(([path, item]) =>
    ['get', 'post', 'put'].flatMap((method) => {
      const { operationId } = (item[method] ?? {}) as { readonly operationId?: string }
      if (operationId === undefined) return []
      return [{ name: operationId, method: method.toUpperCase(), path: path.replace('{product}', 'wallet') }]
    }),
  )
}
