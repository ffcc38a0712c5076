// @ts-check

/** @import { AnyStateMachine } from 'xstate' */

/**
 * The chart as it is written, for XState's `createMachine`, its visualizer and its editor. JSON leaves out what runs; what is
 * left are names, since a chart here names all that it uses.
 *
 * @param {AnyStateMachine} machine
 */
export const definitionOf = ({ config }) => `${JSON.stringify(config, null, 2)}\n`
