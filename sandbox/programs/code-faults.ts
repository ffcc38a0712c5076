import { spoil } from '../faults/spoil'
import type { Deps } from '../kernel/deps'
import type { Program } from '../kernel/program'

/** Files of code can be missing, too; one that is only drawn by, such as a style, is left alone. */
export function withCodeFaults(deps: Deps, program: Program): Program {
  return async (request, wire) => {
    const { pathname } = new URL(request.url)
    const answer = () => program(request, wire)
    const isCode = pathname.startsWith('/assets/') && !pathname.endsWith('.css')
    if (!isCode || deps.state.faults.length === 0) return answer()
    const { method } = request
    const call = { gateway: 'app', method, path: pathname, token: undefined, locale: 'en', text: '' } as const
    return spoil(deps, wire, call, answer)
  }
}
