import { createSessionStore } from '../../src/services/storage/session-store'

/** A tab's storage in memory, and a session store over it. */
export function tabStorage() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    removeItem: (name: string) => void entries.delete(name),
  } as unknown as Storage
  return { entries, storage, sessionStore: createSessionStore('tok', () => storage) }
}
