import localFont from 'next/font/local';

/** Latin font of every page. The root layout also imports it, so that its rules are in the shared stylesheet. */
export const archivo = localFont({
  src: '../fonts/archivo-subset.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '88% 118%' }],
  display: 'swap',
  // globals.css has fallback fonts with metrics for our widths.
  adjustFontFallback: false,
});
