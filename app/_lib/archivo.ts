import localFont from 'next/font/local';

/** The Latin face of every page. The root layout names it as well, so that its rules are in the one stylesheet. */
export const archivo = localFont({
  src: '../fonts/archivo-subset.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '88% 118%' }],
  display: 'swap',
  // The stand-ins are measured for our widths and live in globals.css.
  adjustFontFallback: false,
});
