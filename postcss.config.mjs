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

/** Properties that Chrome has from 104 on, as the function of `transform` that does the same. */
const transforms = {
  translate: (value) => `translate(${value.split(/ (?![^(]*\))/).join(', ')})`,
  scale: (value) => `scale(${value.split(/ (?![^(]*\))/).join(', ')})`,
  rotate: (value) => `rotate(${value})`,
};

/** Gives the oldest browsers (`browserslist` in package.json) what they know instead: they may lack movement, not layout. */
const olderBrowsers = {
  postcssPlugin: 'older-browsers',
  OnceExit(sheet, { AtRule }) {
    sheet.walkDecls((declaration) => {
      const { prop, value, parent } = declaration;
      // Chrome knows `svh` from version 108 on, Safari `clip` from 16 on.
      const older =
        /^overflow/.test(prop) && value === 'clip' ? 'hidden' : value.replace(/(?<=\d)[sd]vh\b/g, 'vh');
      if (older !== value) declaration.cloneBefore({ value: older });
      const transform = transforms[prop];
      if (transform === undefined || parent?.type !== 'rule' || parent.parent?.name === 'keyframes') return;
      const rule = parent.clone({ nodes: [] });
      rule.append({ prop: 'transform', value: value === 'none' ? value : transform(value) });
      parent.after(new AtRule({ name: 'supports', params: 'not (translate: none)', nodes: [rule] }));
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', siteLanguageRules, olderBrowsers] };

export default config;
