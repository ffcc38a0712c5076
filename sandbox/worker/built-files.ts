import type { Files } from '../app/asset'

/** Pages keep their names over a build; what is in `/assets` is named by its contents. */
const cacheOf = (path: string): RequestCache => (path.startsWith('/assets/') ? 'default' : 'no-cache')

/** The built checkout as its host has it. What is not listed is not requested: many hosts answer with a page in a missing file's name. */
export function builtFiles(listed: readonly string[], origin: string, fetch: typeof globalThis.fetch): Files {
  return {
    read: async (path) => {
      if (!listed.includes(path)) return undefined
      const response = await fetch(origin + path, { cache: cacheOf(path) })
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
  }
}
