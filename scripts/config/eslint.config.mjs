import { fileURLToPath } from 'node:url'
import js from '@eslint/js'
import { defineConfig } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { isWholeRun } from '../parts/whole-run.mjs'
import * as no from './eslint.restrictions.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Of the rules that ask for types, over tests only those without which a test could pass without having looked: asking for the types of
 * every expression is most of the work. A whole run has the others as well.
 */
const honest = {
  ...tseslint.configs.disableTypeChecked.rules,
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
}

export default defineConfig(
  { ignores: ['dist', '.build', '.cache', 'docs'] },
  // A rule that is wrong for this house is changed here, for everybody to see.
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
    extends: [tseslint.configs.strictTypeChecked],
    // One project over everything: types that five projects share are worked out once, in half of the time.
    languageOptions: { parserOptions: { project: `${root}scripts/config/tsconfig.lint.json`, tsconfigRootDir: root } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // What stands for a promised thing may have nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // A parameter that only the result has is how a caller names what will come.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // Taking a property out is how an object without it is made.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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
    files: ['src/**'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-console': 'error',
      // It takes a whole props object for a ref as soon as one of its properties is handed on as one.
      'react-hooks/refs': 'off',
      ...no.restrict(no.everywhere, no.network, no.router),
    },
  },
  { files: ['src/screens/**'], rules: no.restrict(no.everywhere, no.network, no.router, no.effects) },
  { files: ['src/routing/**'], rules: no.restrict(no.everywhere, no.network, no.drivingRouter) },
  { files: ['src/gateways/http.ts', 'src/app/boot.ts'], rules: no.restrict(no.everywhere, no.router) },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      ...no.restrict(no.everywhere, no.sleeping),
      // Digits and made-up words hold no emoji, and a number behind a word is how a case is named.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      // Playwright reads from the braces what a fixture needs, also when it needs nothing.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  ...(isWholeRun() ? [] : [{ files: ['tests/**/*.{ts,tsx}'], rules: honest }]),
)
