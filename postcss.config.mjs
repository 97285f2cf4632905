import { siteLanguages } from './scripts/languages.mjs';

/** Leaves out the rules and faces of Bangla, so that no page asks for its fonts. */
const withoutBangla = {
  postcssPlugin: 'without-bangla',
  OnceExit(sheet) {
    sheet.walkRules(/:lang\(bn\)/, (rule) => void rule.remove());
    sheet.walkAtRules('font-face', (face) => {
      if (/Bangla/.test(face.toString())) face.remove();
    });
  },
};

const config = {
  plugins: ['@tailwindcss/postcss', ...(siteLanguages().includes('bn') ? [] : [withoutBangla])],
};

export default config;
