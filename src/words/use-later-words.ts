import { useLingui } from '@lingui/react'
import type { WordKey } from './table'

/** Sentences of the later screens for what stands around the first one: undefined until they have come. */
export function useLaterWords(): (key: WordKey) => string | undefined {
  const { i18n } = useLingui()
  return (key) => (key in i18n.messages ? i18n._(key) : undefined)
}
