import type { Files } from '../app/asset'

/** The built checkout as its host has it. What is not listed is not asked for: many hosts answer with a page in a missing file's name. */
export function builtFiles(listed: readonly string[], origin: string, fetch: typeof globalThis.fetch): Files {
  return {
    read: async (path) => {
      if (!listed.includes(path)) return undefined
      const response = await fetch(origin + path)
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
  }
}
