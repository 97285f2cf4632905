import { table } from '../../lib/text';

/** The page at an address that went, for hosts that have no rules. */
export const movedPage = table({
  title: ['This page has moved', 'পাতাটি সরানো হয়েছে'],
  link: ['Continue to {page}', '{page} ঠিকানায় যান'],
});
