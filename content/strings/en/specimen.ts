/** What a test report names. Outside `Strings`, because the page of quality alone has it. */
export const specimen = {
  title: 'What a test report names',
  lead: 'Which pieces, how they were tested, when, and by whom. This sheet is empty: a specimen, and no result.',
  mark: 'Specimen',
  report: 'Test report',
  fields: [
    'Product and size',
    'Batch, day of casting',
    'Day and age at the test',
    'Method',
    'Laboratory',
    'Number',
  ],
  columns: ['Piece', 'Size', 'Dry mass', 'Load', 'Strength'],
  mean: 'Mean',
  signatures: ['Tested by', 'Checked by'],
};
