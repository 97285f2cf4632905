import { bareText } from './eslint-bare-text.mjs';

/** Requires `'use client'` in `*.client.tsx` files alone: imports show where browser code begins. */
const clientFile = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: "Line 1 of a *.client.* file must be 'use client'.",
      stray: "'use client' belongs in a file named *.client.tsx.",
    },
  },
  create(context) {
    const file = context.filename.replaceAll('\\', '/');
    const mustHave = /\.client\.tsx?$/.test(file);
    const mayHave = mustHave || /\/app\/(.*\/)?(error|global-error)\.tsx$/.test(file);
    return {
      Program(program) {
        const directive = program.body.find(
          (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
        );
        if (mustHave && directive?.loc.start.line !== 1)
          context.report({ node: program, messageId: 'missing' });
        if (directive && !mayHave) context.report({ node: directive, messageId: 'stray' });
      },
    };
  },
};

export const ownRules = { rules: { 'client-file': clientFile, 'bare-text': bareText } };
