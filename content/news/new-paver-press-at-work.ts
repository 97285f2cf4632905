import type { NewsRecord } from './schema';

export const newPaverPressAtWork: NewsRecord = {
  _id: 'new-paver-press-at-work',
  image: {
    src: '/images/scenes/paver-uni-field.jpg',
    alt: 'Field of grey zig-zag interlocking UNI pavers in raking sun.',
    width: 1600,
    height: 1067,
  },
  title: 'A new paver press is at work',
  createdAt: '2024-09-08',
  category: 'news',
  desc: `
A new press for paving blocks has gone into service in our Gazipur factory. It makes pavers in two layers, a
core of coarse concrete and a thin face of finer, richer concrete, pressed together while both are fresh. The
two set as one piece, so the face cannot come away.

The reason for a second layer is wear. Tyres, sand and shoes touch only the top few millimetres of a paver.
There a dense, fine-grained mix pays, and there the pigment is needed. The core carries load, and a coarser
mix does that well.

Before the first pallet was released, the press ran for some weeks on trial. We looked above all at three
things:

- **Height.** Pavers of unequal height rock, and make a surface that holds puddles. Every pallet passes a
  gauge.
- **Density.** The filling of the mould and the time of vibration were changed step by step, until weight and
  strength were even across the pallet.
- **Edges.** A worn mould leaves a fin on the upper edge, and the fin breaks off under traffic. Moulds are now
  measured at every change of shift.

The first order from the press is a delivery yard for a housing developer, in UNI pavers 80 mm thick. Under
turning trucks the zig-zag sides lock each block to its neighbours, so that none can twist or creep.
`,
};
