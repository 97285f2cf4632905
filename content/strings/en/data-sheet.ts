/** The data sheet as a file. It is in English alone; in Bangla the page prints as one. */
export const dataSheet = {
  title: 'Data sheet',
  revision: 'Revision',
  code: 'QR code of',
  stamp: 'Stamp',
  signature: 'Checked: name, signature, date',
};
