import { defineConfig } from 'vite'
import { thirdPartyNotices } from '../build/third-party-notices.ts'

/** Shared by both scripts of the playground; `build.mjs` sets entry and output. */
export default defineConfig({ plugins: [thirdPartyNotices()] })
