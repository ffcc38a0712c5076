import { type Acts, NOTHING } from './act'

/** What happens to the connection, below HTTP. */
export const CONNECTION_ACTS: Acts = {
  delay: {
    argument: /^\d{1,6}$/,
    play: async ({ argument, answer, deps }) => {
      await deps.wait(Number(argument))
      return answer()
    },
  },
  reset: { argument: NOTHING, play: ({ wire }) => wire.cut('reset') },
  hang: { argument: NOTHING, play: ({ wire }) => wire.cut('hang') },
}
