import { type AnyStateMachine, StateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('../../../machines/**/machine.ts', { eager: true })

/** Every machine, found by its file; a machine.ts that exports none is listed with an empty `found`. */
export const machines: readonly { readonly path: string; readonly found: readonly AnyStateMachine[] }[] =
  Object.entries(modules).map(([path, exported]) => ({
    path: path.replace(/^(?:\.\.\/)+/, ''),
    found: Object.entries(exported)
      .filter(([name, value]) => name.endsWith('Machine') && value instanceof StateMachine)
      .map(([, value]) => value as AnyStateMachine),
  }))
