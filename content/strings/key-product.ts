import { table } from '../../lib/text';

/** The key product page, without its estimator. */
export const keyProduct = table({
  title: ['Key Product Information', 'মূল পণ্যের তথ্য'],
  /** Where the record names them no other way. */
  brick: ['Clay brick', 'পোড়ামাটির ইট'],
  block: ['Our block', 'আমাদের ব্লক'],
  caption: ['{brick} and {block} compared, factor by factor', 'তুলনা: {brick} ও {block}, বিষয় অনুযায়ী'],
  factor: ['Factor', 'বিষয়'],
  blockToWall: {
    title: ['From block to wall', 'ব্লক থেকে দেয়াল'],
    lead: ['Drawn from the product’s own geometry.', 'পণ্যের নিজের মাপ থেকে আঁকা।'],
    steps: {
      outline: [
        'One block: {length}\u00a0×\u00a0{width}\u00a0mm in plan.',
        'একটি ব্লক: প্ল্যানে {length}\u00a0×\u00a0{width}\u00a0mm।',
      ],
      twoCores: [
        'Two cores run through it: {share} of this block is open, which makes it light.',
        'ভেতরে দুটি খোপ: {share} ফাঁকা, তাই ওজন কম।',
      ],
      cores: [
        'Cores run through it: {share} of this block is open, which makes it light.',
        'ভেতরে খোপ: {share} ফাঁকা, তাই ওজন কম।',
      ],
      body: ['Pressed to a height of {height}\u00a0mm.', 'প্রেসে চাপার পর উচ্চতা {height}\u00a0mm।'],
      grout: [
        'Where the engineer asks for it, rods and concrete go into the cores.',
        'প্রকৌশলী চাইলে খোপে রড ও কংক্রিট দেওয়া হয়।',
      ],
      bond: [
        'Each course is offset by half a block from the one below.',
        'প্রতি রদ্দা নিচের রদ্দা থেকে আধা ব্লক সরানো।',
      ],
      wall: [
        'One square metre takes {count} blocks, with joints of {joint}\u00a0mm.',
        'এক বর্গমিটারে লাগে {count}টি ব্লক, {joint}\u00a0মিমি জোড়া ধরে।',
      ],
    },
  },
  load: ['Reduced Load', 'লোড কমে'],
  expense: ['Reduced Expense', 'খরচ কমে'],
  space: ['Expanded Space', 'জায়গা বাড়ে'],
  basis: ['Load and cost are based on: {basis}.', 'ওজন ও খরচের ভিত্তি: {basis}।'],
});
