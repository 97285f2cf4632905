/** Texts of the data sheet file. English only; the Bangla page prints as a data sheet. */
export const dataSheet = {
  title: 'Data sheet',
  revision: 'Revision',
  code: 'QR code of',
  stamp: 'Stamp',
  signature: 'Checked: name, signature, date',
};
