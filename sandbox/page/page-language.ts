import type { HonoRequest } from 'hono'
import { greetingLanguage } from '../language'
import type { Language } from '../language'

/** The language of a page that somebody opens. */
export const pageLanguage = (req: HonoRequest): Language =>
  greetingLanguage(req.query('lang'), req.header('accept-language'))
