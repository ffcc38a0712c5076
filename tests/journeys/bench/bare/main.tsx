import { useMachine } from '@xstate/react'
import { ofetch } from 'ofetch'
import { createRoot } from 'react-dom/client'
import * as v from 'valibot'
import { assign, createMachine } from 'xstate'

/** One field built with the checkout's packages only, as a baseline. */
const formMachine = createMachine({
  types: {} as { context: { text: string }; events: { type: 'typed'; text: string } },
  context: { text: '' },
  on: { typed: { actions: assign({ text: ({ event }) => event.text }) } },
})

const text = v.pipe(v.string(), v.maxLength(40))

function Form() {
  const [{ context }, send] = useMachine(formMachine)
  return (
    <form
      onSubmit={() => {
        void ofetch('/', { retry: false })
      }}
    >
      <label>
        E-mail
        <input
          data-field="email"
          value={context.text}
          onChange={({ target }) => {
            send({ type: 'typed', text: v.parse(text, target.value) })
          }}
        />
      </label>
    </form>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Form />)
