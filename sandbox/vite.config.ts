import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

// One readable file for Node; what comes from node_modules is resolved when it runs.
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    ssr: 'sandbox/node/main.ts',
    outDir: '.build/sandbox',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
