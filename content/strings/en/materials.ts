/** Texts of the materials beside the pieces, loaded when they are opened. `{…}` are figures with their units. */
export const materials = {
  form: 'Assumptions: enter the figures that your mason or engineer uses',
  caption: 'Materials beside the pieces',
  assumptions: {
    bed: 'Mortar on',
    mix: 'Cement to sand, by volume',
    dry: 'Loose cement and sand shrink when mixed: add',
    lost: 'Lost in laying',
    filled: 'Cores filled with concrete',
    holes: 'Holes of the bricks that the mortar fills',
    plaster: 'Plaster, both sides together',
    depth: 'Thickness of the bed',
    beside: 'Bed beyond each side',
    haunch: 'Height of the haunch',
  },
  options: { full: 'The whole bed', shells: 'The face shells', mix: '1 : {sand}' },
  mortar: 'Mortar',
  mortarFormula:
    '{area} × {thickness} of wall − {pieces} pieces of {litres} litres each, cores or holes included{share}; + {lost} lost',
  holes: ' + {volume} in the holes, {holes} of their volume',
  shells: '; × {share}, as the face shells alone are laid in mortar',
  cement: 'Cement',
  cementBags: { one: '{count} bag', other: '{count} bags' },
  cementFormula: '(mortar + {dry}) ÷ {parts} × {density} kg/m³ ÷ {bag} kg, rounded up to bags of {bag} kg',
  sand: 'Sand',
  sandFormula: '(mortar + {dry}) × {sand} ÷ {parts}',
  filling: 'Concrete in the cores',
  fillingFormula: '{pieces} × {litres} litres × {open} open × {filled}',
  fillingJoints: ' × {course} ÷ {height}, since the joints between the openings are filled, too',
  load: 'Dead load of the wall',
  loadFormula:
    '({perArea} pieces of {mass} kg, mortar and plaster of {mortar} kg/m³, filling of {filling} kg/m³ in 1 m²) × {gravity}',
  bedMortarFormula: '{area} × {depth}; + {lost} lost',
  bedding: 'Sand',
  beddingFormula: '{area} × {depth}; + {lost} for compaction and loss',
  concrete: 'Concrete',
  concreteFormula: '{length} × ({depth} × ({width} + 2 × {beside}) + {beside} × {haunch})',
};

export type MaterialsTexts = typeof materials;
