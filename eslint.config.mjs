import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import next from '@next/eslint-plugin-next';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/eslint-house-rules.mjs';

const root = dirname(fileURLToPath(import.meta.url));

const shared = ['ui', 'content', 'content-lib', 'content-check', 'content-exchange'];
/** The folders, most specific first, and what each may import. The arrows go one way: app -> components -> content. */
const folders = [
  { type: 'content-lib', pattern: 'content/lib', mayImport: ['content-lib'] },
  {
    type: 'content-check',
    pattern: 'content/check',
    mayImport: ['content-check', 'content', 'content-lib'],
  },
  {
    type: 'content-exchange',
    pattern: 'content/exchange',
    mayImport: ['content-exchange', 'content-check', 'content', 'content-lib'],
  },
  { type: 'content', pattern: 'content', mayImport: ['content', 'content-lib'] },
  // The one rule about addresses is content's too.
  { type: 'ui', pattern: 'components/ui', mayImport: ['ui', 'content-lib'] },
  { type: 'site-shared', pattern: 'components/site/shared', mayImport: ['site-shared', ...shared] },
  {
    type: 'site-layout',
    pattern: 'components/site/layout',
    mayImport: ['site-layout', 'site-shared', ...shared],
  },
  {
    type: 'site',
    pattern: 'components/site/*',
    capture: ['area'],
    mayImport: ['site', 'site-shared', ...shared],
  },
  {
    type: 'admin-preview',
    pattern: 'components/admin/shared/preview',
    mayImport: ['admin-preview', 'admin-shared', 'site', 'site-shared', ...shared],
  },
  {
    type: 'admin-shared',
    pattern: 'components/admin/shared',
    mayImport: ['admin-shared', 'admin-preview', 'admin-drafts', ...shared],
  },
  {
    type: 'admin-drafts',
    pattern: 'components/admin/drafts',
    mayImport: ['admin-drafts', 'admin-shared', ...shared],
  },
  {
    type: 'admin',
    pattern: 'components/admin/*',
    capture: ['area'],
    mayImport: ['admin', 'admin-shared', 'admin-drafts', ...shared],
  },
  { type: 'route-lib', pattern: 'app/_lib', mayImport: ['route-lib', ...shared] },
  {
    type: 'site-routes',
    pattern: 'app/[(]site[)]',
    mayImport: ['site-routes', 'site', 'site-shared', 'site-layout', 'route-lib', ...shared],
  },
  {
    type: 'admin-routes',
    pattern: 'app/[(]admin[)]',
    mayImport: ['admin-routes', 'admin', 'admin-shared', 'admin-drafts', 'route-lib', ...shared],
  },
  {
    type: 'root-routes',
    pattern: 'app',
    mayImport: ['root-routes', 'site-layout', 'site-shared', 'route-lib', ...shared],
  },
];

const isWord = '[value=/[A-Za-z]{2}/]';
const hasWord = '[value.raw=/[A-Za-z]{2}/]';
const isSentence = '/^[A-Z][a-z]* [a-z]/';
/** Names of fields and states are asked for by their own word. */
const isNoName = ':not(BinaryExpression > Literal):not(CallExpression > Literal)';
const readOfElements = '/^(aria-label|aria-description|placeholder|title|alt|label)$/';
const child = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const choice = ':matches(ConditionalExpression, LogicalExpression)';

const textsElsewhere = (selectors) => [
  'error',
  ...selectors.map((selector) => ({
    selector,
    message: 'Texts of the studio stand in components/admin/shared/strings, in the file of their area.',
  })),
];
/** Words between tags, and in the attributes that are read out or shown; also as branches of a condition. */
const wordsInMarkup = [
  `JSXText${isWord}`,
  `${child} > Literal${isWord}`,
  `${child} > ${choice} > Literal${isWord}`,
  `${child} TemplateElement:not(JSXAttribute TemplateElement)${hasWord}`,
  `JSXAttribute[name.name=${readOfElements}] Literal${isWord}${isNoName}`,
  `JSXAttribute[name.name=${readOfElements}] TemplateElement${hasWord}`,
];
/** What is announced or returned as a sentence. */
const sentences = [`Literal[value=${isSentence}]`, `TemplateElement[value.raw=${isSentence}]`];

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      '.next/',
      'out/',
      '.cache/',
      'coverage/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  ...tseslint.configs.recommended,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { house: houseRules, 'import-x': importX, 'check-file': checkFile },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: resolve(root, 'tsconfig.json') })],
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'import-x/no-cycle': 'error',
      'import-x/no-self-import': 'error',
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'house/client-file': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      // Public pages are documents of their own; a plain link is the rule here, not a mistake.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  {
    // Which folder may import which (conventions, section 2).
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'content/**/*.ts'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: resolve(root, 'tsconfig.json') } },
      'boundaries/include': ['app/**/*', 'components/**/*', 'content/**/*'],
      'boundaries/elements': folders.map(({ type, pattern, capture }) => ({
        type,
        pattern,
        ...(capture ? { capture } : {}),
      })),
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: folders.map(({ type, mayImport, capture }) => ({
            from: { element: { type } },
            allow: mayImport.map((target) => ({
              to: {
                element:
                  capture && target === type
                    ? { type: target, captured: { area: '{{from.captured.area}}' } }
                    : { type: target },
              },
            })),
          })),
        },
      ],
    },
  },
  {
    files: ['components/site/**/*.client.tsx', 'components/ui/**/*.client.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/content/(?!routes$|navigation$|lib/dates$)',
              allowTypeImports: true,
              message:
                'A public leaf imports only types from content: records stay out of the visitor’s download.',
            },
          ],
        },
      ],
    },
  },
  {
    // The studio's texts stand in one folder. Labels of fields and entities are data, faults of records have their file.
    files: ['components/admin/**/*.{ts,tsx}'],
    ignores: [
      'components/admin/shared/strings/**',
      'components/admin/drafts/store-strings.ts',
      'components/admin/shared/messages.ts',
      'components/admin/shared/entities.ts',
      'components/admin/shared/fields/field-specs.ts',
    ],
    rules: { 'no-restricted-syntax': textsElsewhere([...wordsInMarkup, ...sentences]) },
  },
  {
    // Routes keep the titles of their documents, and hand no text to a screen.
    files: ['app/[(]admin[)]/**/*.tsx'],
    rules: { 'no-restricted-syntax': textsElsewhere(wordsInMarkup) },
  },
  { files: ['**/*.browser.mjs'], languageOptions: { globals: { SOURCES: 'readonly' } } },
  { files: ['scripts/**', '*.config.*'], rules: { 'no-console': 'off' } },
  {
    // Declarations merge only as interfaces.
    files: ['**/*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
    },
  },
);
