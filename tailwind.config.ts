import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { colours } from './content/registry/colours';

/**
 * Every design token of the site (docs/requirements.md): colour roles, the type scale, the grid, motion.
 * Components use these names and never raw values.
 */

/** Archivo's width axis is the voice: wide for display, a little narrow for data. */
const voice = {
  display: {
    fontFamily:
      'var(--bangla, var(--font-archivo)), "Archivo Display Fallback", "Archivo Display Fallback Android", system-ui, sans-serif',
    fontStretch: '112%',
    fontWeight: '640',
    textWrap: 'balance',
  },
  data: { fontStretch: '92%', fontWeight: '500', fontVariantNumeric: 'tabular-nums' },
} as const;

/** Size, height of a line and distance of letters. */
const set = (fontSize: string, lineHeight: string, letterSpacing: string) => ({
  fontSize,
  lineHeight,
  letterSpacing,
});
const narrower = { ...voice.display, fontStretch: '110%' };
const wider = { fontStretch: '118%', fontWeight: '700' };

/** Sizes grow with the window up to 1440 px, where the page's column stops growing too. */
const typeStyles = {
  '.type-colossal': { ...voice.display, ...wider, ...set('clamp(96px, 17vw, 245px)', '0.8', '-0.02em') },
  '.type-display': { ...voice.display, ...set('clamp(min(44px, 13vw), 6.1vw, 88px)', '0.95', '-0.035em') },
  '.type-title': { ...voice.display, ...set('clamp(min(40px, 11.5vw), 6vw, 86px)', '0.98', '-0.035em') },
  '.type-headline': { ...voice.display, ...set('clamp(36px, 5.4vw, 78px)', '1', '-0.03em') },
  '.type-h2': { ...voice.display, ...set('clamp(34px, 4.4vw, 63px)', '1', '-0.028em') },
  '.type-trust': { ...voice.display, ...set('clamp(28px, 3.4vw, 49px)', '1.05', '-0.025em') },
  '.type-claim': { ...voice.display, ...set('28px', '1.15', '-0.02em') },
  '.type-menu': { ...narrower, fontWeight: '600', ...set('clamp(19px, 2.5vw, 36px)', '1.05', '-0.02em') },
  '.type-figure': {
    ...narrower,
    fontWeight: '620',
    ...set('clamp(min(34px, 10vw), 4vw, 58px)', '1', '-0.035em'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.type-h3': {
    ...voice.display,
    fontWeight: '620',
    ...set('clamp(20px, 1.7vw, 24.5px)', '1.15', '-0.015em'),
  },
  '.type-quote': set('clamp(19px, 1.6vw, 23px)', '1.4', '-0.008em'),
  '.type-lead': { fontSize: 'clamp(18px, 1.4vw, 20px)', lineHeight: '1.45' },
  '.type-small': { fontSize: '15px', lineHeight: '1.4' },
  '.type-data': { ...voice.data, fontSize: '14px', lineHeight: '1.35' },
  '.type-data-large': {
    ...voice.display,
    fontStretch: '108%',
    fontWeight: '600',
    ...set('clamp(20px, 1.8vw, 26px)', '1.2', '-0.01em'),
    fontVariantNumeric: 'tabular-nums',
  },
  '.type-logo': { ...wider, ...set('20px', '1', '-0.015em') },
};

const config: Config = {
  theme: {
    colors: colours,
    fontFamily: {
      sans: [
        // Where the page is in Bangla, its faces and Archivo (app/styles/bangla.css). Without a fallback of its own,
        // Tailwind would write the fonts of ten systems into it.
        'var(--bangla, var(--font-archivo, system-ui))',
        '"Archivo Text Fallback"',
        '"Archivo Text Fallback Android"',
        'system-ui',
        'sans-serif',
      ],
    },
    borderRadius: { none: '0' },
    boxShadow: { none: 'none', menu: '0 8px 24px rgb(25 24 22 / 0.16)' },
    zIndex: { base: '0', raised: '10', header: '30', skip: '40' },
    transitionDuration: { DEFAULT: '160ms', fast: '160ms', base: '280ms', slow: '480ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(.2,.7,.1,1)',
      course: 'cubic-bezier(.2,.7,.1,1)',
      linear: 'linear',
    },
    screens: { xs: '37.5rem', sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    extend: {
      spacing: {
        gutter: 'clamp(20px, 2.8vw, 40px)',
        /** Three steps between the parts of a page: 128 and 80 px, and 48 (`12`) within a part. */
        section: 'clamp(72px, 9vw, 128px)',
        band: 'clamp(48px, 5.6vw, 80px)',
        joint: '8px',
        control: '52px',
        square: '56px',
        header: '105px',
        'header-compact': '90px',
        banner: '420px',
      },
      /** Length of a line: headings, captions beside a picture, running text. */
      maxWidth: {
        page: '1440px',
        title: '14ch',
        heading: '18ch',
        phrase: '26ch',
        caption: '34ch',
        lead: '46ch',
        text: '54ch',
        measure: '68ch',
      },
      /** Lets pictures leave the page's column on both sides, up to 1760 px on a wide screen; words stay on its axis. */
      margin: { wide: 'min(0px, (1440px - min(100vw, 1840px)) / 2)' },
      /** A line of text that may be empty. */
      minHeight: { line: '1lh' },
      /** As `type-small`, where the height of the line is the parent's. */
      fontSize: { small: '15px' },
      scrollMargin: { screen: '100vh' },
      aria: { current: 'current' },
      /** Columns, named after their content. */
      gridTemplateColumns: {
        'text-figure': 'minmax(7rem, 1fr) auto',
        'number-text': '3.5rem 1fr',
        'number-text-wide': '6rem 1fr',
        'label-text': '10rem 1fr',
        'label-text-action': '10rem 1fr auto',
        'picture-text': '12rem 1fr',
        'table-picture': '7rem 1fr',
        'form-preview': '3fr 2fr',
      },
      aspectRatio: { block: '2 / 1', wide: '21 / 9', scene: '3 / 2', portrait: '4 / 5', banner: '2.2' },
    },
  },
  plugins: [plugin(({ addUtilities }) => addUtilities(typeStyles))],
};

export default config;
