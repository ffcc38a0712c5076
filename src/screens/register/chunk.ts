import { CountryOver } from '../identify/country-over'
import { RegisterScreen } from './register'

export const registerParts = { Main: RegisterScreen, Over: CountryOver }
