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

/** A condition that browsers without it pass, and what such a browser is given for a declaration; undefined for nothing. */
const older = [
  {
    lacking: 'translate: none',
    instead: ({ prop, value }) =>
      transforms[prop] && { prop: 'transform', value: value === 'none' ? value : transforms[prop](value) },
  },
  // Chrome knows it from version 108 on.
  {
    lacking: 'height: 1svh',
    instead: ({ prop, value }) =>
      /\d[sd]vh\b/.test(value) && { prop, value: value.replace(/(?<=\d)[sd]vh\b/g, 'vh') },
  },
  // Safari knows it from version 16 on.
  {
    lacking: 'overflow: clip',
    instead: ({ prop, value }) => /^overflow/.test(prop) && value === 'clip' && { prop, value: 'hidden' },
  },
];

/**
 * Gives the oldest browsers (`browserslist` in package.json) what they know instead: they may lack movement, not layout.
 * A rule of its own each, since of two values of one rule the minifier keeps the newer.
 */
const olderBrowsers = {
  postcssPlugin: 'older-browsers',
  OnceExit(sheet, { AtRule }) {
    sheet.walkDecls((declaration) => {
      const { parent } = declaration;
      if (parent?.type !== 'rule' || parent.parent?.name === 'keyframes') return;
      for (const { lacking, instead } of older) {
        const value = instead(declaration);
        if (!value) continue;
        const rule = parent.clone({ nodes: [] });
        rule.append(value);
        parent.after(new AtRule({ name: 'supports', params: `not (${lacking})`, nodes: [rule] }));
      }
    });
  },
};

const config = { plugins: ['@tailwindcss/postcss', siteLanguageRules, olderBrowsers] };

export default config;
