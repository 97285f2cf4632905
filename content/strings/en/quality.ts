/** What a test sheet shows. Outside `Strings`, because the page of quality alone has it. */
export const specimen = {
  title: 'What a test sheet shows',
  lead: 'Which pieces, how they were tested, when, and by whom. This sheet is a blank specimen; it shows no results.',
  mark: 'Specimen',
  report: 'Test sheet',
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

/** Plan of a yard. Outside `Strings`, for the same reason. */
export const yardPlan = {
  label: 'Plan of a yard: the way of a block from the gate through eight checks to its stack.',
  list: 'Checks on the plan',
  places: {
    bays: 'Sand and stone',
    cement: 'Cement store',
    mixer: 'Mixer',
    press: 'Press',
    racks: 'Racks',
    curing: 'Curing room',
    stacks: 'Stacking yard',
    gate: 'Gate',
    scale: '{bar} m',
  },
  note: 'Typical plan, not a survey of our yard; 1:{ratio} when printed. To the same scale: truck {truck}\u00a0×\u00a0{truckWidth}\u00a0m, pallet {pallet}\u00a0×\u00a0{palletWidth}\u00a0m with {blocks} blocks of {block}\u00a0×\u00a0{blockWidth}\u00a0mm from above.',
};
