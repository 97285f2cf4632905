/** From sand to a dated pallet. Outside `Strings`, because the page of quality alone has it. */
export const twentyEightDays = {
  title: '28 days',
  lead: 'Pressed in seconds, loaded after four weeks: what happens to a block in between.',
  film: 'As a film: {seconds} seconds, without sound',
  strip: 'From sand to pallet',
  before: 'Before',
  day: 'Day {day}',
  days: 'Days {from} to {to}',
  steps: {
    sand: [
      'Sand',
      'Coarse and clean. Each load is rubbed and sieved; clay would keep the cement from the grains.',
    ],
    chips: [
      'Stone chips',
      'Small enough to pass between the walls of the mould, in mixed sizes that fill each other’s gaps.',
    ],
    mix: ['The mix', 'A handful is squeezed: it must hold its shape and leave the palm just damp.'],
    press: [
      'The press',
      'Filled, vibrated, pressed. The block holds its shape although no cement has set yet.',
    ],
    water: [
      'Water',
      'Kept moist all round, day and night, under jute: cement hardens only while there is water.',
    ],
    rest: ['Drying', 'In stacks through which air can pass, so that it shrinks here and not in the wall.'],
    edge: ['The edge', 'A nail drawn along it leaves a scratch and takes nothing off.'],
    test: ['The laboratory', 'Samples of the batch are measured, weighed, soaked and crushed.'],
    label: ['The date', 'Nothing is loaded before its age: both dates are on the pallet.'],
  },
} as const;
