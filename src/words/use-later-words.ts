import { useLingui } from '@lingui/react'
import { isolateValues } from './isolate-values'
import type { WordKey } from './word-key'

/** Sentences of the later screens, for the shell around the first one: undefined until they have loaded. */
export function useLaterWords(): (
  key: WordKey,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined {
  const { i18n } = useLingui()
  return (key, values) => (key in i18n.messages ? i18n._(key, isolateValues(values)) : undefined)
}
