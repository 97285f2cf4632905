import next from '@next/eslint-plugin-next';
import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { ownRules } from './scripts/eslint-own-rules.mjs';

/** The rules of React's compiler, and the one of ours that asks for types, take most of the time: before a release only. */
const isFull = process.env.TEST_DEPTH === 'full';
const hookRules = isFull
  ? reactHooks.configs.recommended.rules
  : { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' };

const isWord = '[value=/[A-Za-z]{2}/]';
const hasWord = '[value.raw=/[A-Za-z]{2}/]';
const isSentence = '/^[A-Z][a-z]* [a-z]/';
/** Names of fields and states are asked for by their own word. */
const isNoName = ':not(BinaryExpression > Literal):not(CallExpression > Literal)';
const readOfElements = '/^(aria-label|aria-description|placeholder|title|alt|label)$/';
const child = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const choice = ':matches(ConditionalExpression, LogicalExpression)';

const textsIn = (place, selectors) => [
  'error',
  ...selectors.map((selector) => ({ selector, message: `Texts ${place}, in the file of their area.` })),
];
const textsElsewhere = (selectors) => textsIn('of the studio are in components/admin/strings', selectors);
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
      'public/',
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
    plugins: { house: ownRules, 'check-file': checkFile },
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
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
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
      ...hookRules,
      // Public pages are documents of their own; a plain link is the rule here, not a mistake.
      '@next/next/no-html-link-for-pages': 'off',
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
              regex: '^@/content/(?!routes$)',
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
    // The texts of the site are in both languages in content/strings; a part of a page is handed them.
    files: ['components/site/**/*.{ts,tsx}', 'app/[(]site[)]/**/*.{ts,tsx}', 'app/bn/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': textsIn('of the site are in content/strings', [
        ...wordsInMarkup,
        ...sentences.map((selector) => `${selector}:not(NewExpression *)`),
      ]),
    },
  },
  {
    // The studio's texts are in one folder. Labels of fields and entities are data, faults of records have their file.
    files: ['components/admin/**/*.{ts,tsx}'],
    ignores: [
      'components/admin/strings/**',
      // Its error is for developers.
      'components/admin/site.ts',
      'components/admin/store/labels.ts',
      'components/admin/fields/messages.ts',
      'components/admin/records/entities.ts',
    ],
    rules: { 'no-restricted-syntax': textsElsewhere([...wordsInMarkup, ...sentences]) },
  },
  {
    // Only requests of IndexedDB are awaited in a transaction: anything else would end it.
    files: ['components/admin/store/database.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'AwaitExpression:not(:matches([argument.callee.name=/^(readAll|writeTo)$/], [argument.callee.object.name=/^(meta|Promise)$/], [argument.property.name="done"], [argument.callee.property.name=/^(catch|get|put)$/]))',
          message: 'Await only requests of IndexedDB here: anything else ends the transaction.',
        },
      ],
    },
  },
  {
    // Routes keep the titles of their documents, and hand no text to a screen.
    files: ['app/[(]admin[)]/**/*.tsx'],
    rules: { 'no-restricted-syntax': textsElsewhere(wordsInMarkup) },
  },
  // Folders whose pages a translator may take: a text has an element of its own.
  ...(isFull
    ? [
        {
          files: ['components/**/*.tsx', 'app/**/*.tsx'],
          languageOptions: {
            parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
          },
          rules: { 'house/bare-text': 'error' },
        },
      ]
    : []),
  {
    // Longer than 80 lines today, and only these. Add none.
    files: [
      'components/admin/screens/editor/editor-form.tsx',
      'components/admin/fields/picture-field.tsx',
      'components/admin/shell/{search-box,user-menu}.tsx',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  // A schema is as long as its fields are many.
  { files: ['content/entities/*/schema.ts'], rules: { 'max-lines-per-function': 'off' } },
  // A block of tests is as long as its tests are many.
  { files: ['__tests__/**', 'e2e/**'], rules: { 'max-lines-per-function': 'off' } },
  {
    // The compiler takes the type of a list from its file; a firm's lists may be empty, and its build checks these files too.
    files: ['__tests__/**', 'e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/entities/[^/]+/data[.]json$',
              message:
                'Its type changes with the content: take the records of __tests__/content/published.ts.',
            },
          ],
        },
      ],
    },
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
