import { collectionMeta } from '../../../lib/records';
import { documentLanguages } from './languages';

/** What the studio calls the files to download, and where they are. */
export const documents = collectionMeta(['file', 'ফাইল'], ['files', 'ফাইল'], {
  titleField: 'title',
  columns: [
    { key: 'language', label: ['Language', 'ভাষা'], labels: documentLanguages },
    { key: 'day', label: ['Day', 'তারিখ'], kind: 'day' },
  ],
  orderNote: ['Pages show the files in this order.', 'পাতায় ফাইলগুলো এই ক্রমে থাকে।'],
  seed: (today) => ({ day: today }),
  list: { path: '/admin/AdminFiles', title: 'All Files', bangla: 'সব ফাইল' },
  add: { path: '/admin/AdminAddFile', title: 'Add File', bangla: 'নতুন ফাইল' },
  shownOn: ['/products/files', '*'],
});
