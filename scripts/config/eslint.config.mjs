import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import * as no from './eslint.restrictions.mjs'

export default defineConfig(
  { ignores: ['dist', '.build', '.cache', 'docs'] },
  // A rule that is wrong for this project is changed here, in plain sight.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'off',
      ...no.restrict(no.everywhere),
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that ask for types are in oxlint.jsonc, whose checker has the answers in a tenth of the time.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Taking a property out is how an object without it is made.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['Buffer', 'URL', 'URLSearchParams', 'clearTimeout', 'console', 'fetch', 'performance', 'process', 'setTimeout']
          .concat(['AbortController', 'Response', 'Request', 'TextDecoder', 'TextEncoder', 'structuredClone'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['machines/**'], rules: { 'no-console': 'error', ...no.restrict(no.everywhere, no.world) } },
  {
    // Wherever anything is drawn: React's compiler reads a whole file for its rules.
    files: ['src/{app,checkout,components,screens,shell}/**'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // It takes a whole props object for a ref as soon as one of its properties is handed on as one.
      'react-hooks/refs': 'off',
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-console': 'error', ...no.restrict(no.everywhere, no.network, no.router) },
  },
  { files: ['src/services/**'], rules: no.restrict(no.everywhere, no.network, no.router, no.faults) },
  { files: ['src/services/platform/fault-log.ts'], rules: { 'no-console': 'off' } },
  { files: ['src/screens/**'], rules: no.restrict(no.everywhere, no.network, no.router, no.effects) },
  { files: ['src/routing/**'], rules: no.restrict(no.everywhere, no.network, no.drivingRouter) },
  { files: ['src/gateways/http.ts', 'src/app/boot/boot.ts'], rules: no.restrict(no.everywhere, no.router) },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      ...no.restrict(no.everywhere, no.sleeping),
      // Playwright reads from the braces what a fixture needs, also when it needs nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
)
