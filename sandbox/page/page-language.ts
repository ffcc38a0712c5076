import { greetingLanguage } from '../kernel/language'
import type { Language } from '../records/language'

interface Asked {
  query(name: string): string | undefined
  header(name: string): string | undefined
}

export const pageLanguage = (req: Asked): Language => greetingLanguage(req.query('lang'), req.header('accept-language'))
