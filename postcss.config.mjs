import { COMPANY, siteLanguages } from './scripts/languages.mjs';

/** Where the website has no Bangla, leaves out its rules and faces, so that no page asks for its fonts. */
const siteLanguageRules = {
  postcssPlugin: 'site-languages',
  OnceExit(sheet, { result }) {
    // Otherwise a later build with other languages would take this one's stylesheet from the cache.
    result.messages.push({ type: 'dependency', file: COMPANY, parent: result.opts.from });
    if (siteLanguages().includes('bn')) return;
    sheet.walkRules(/:lang\(bn\)/, (rule) => void rule.remove());
    sheet.walkAtRules('font-face', (face) => {
      if (/Bangla/.test(face.toString())) face.remove();
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', siteLanguageRules] };

export default config;
