/** Colours of the design that no brand changes, by role. */
export const neutralColours = {
  transparent: 'transparent',
  current: 'currentColor',
  white: '#ffffff',
  paper: '#F2F1EE',
  concrete: { 100: '#E5E3DF', 200: '#D3D0CA', 400: '#A09B92', 600: '#6A655D', 800: '#3F3C37' },
  ink: '#191816',
  /** What went well, is new or was added, whatever the brand's colour is. Its opposite is `clay`. */
  good: '#1E6A44',
  /** The clay of bricks; in the studio what went wrong. `bright` is for dark grounds. */
  clay: { DEFAULT: '#B8431D', bright: '#D9673F' },
  /** Colours of pavers, equal to those of their pictures (scripts/imagery/concrete.py). */
  paver: { grey: '#96928B', red: '#7C4B40', charcoal: '#4C4A48', ochre: '#A68A58' },
  /** Hairlines: ink at 12 % on light ground, paper at 20 % on dark ground. */
  joint: { DEFAULT: 'rgb(25 24 22 / 0.12)', dark: 'rgb(242 241 238 / 0.2)' },
} as const;
