/** Texts of the data sheet file. English only; the Bangla page prints as a data sheet. */
export const dataSheet = {
  title: 'Data sheet',
  revision: 'Revision',
  code: 'QR code of',
  stamp: 'Stamp',
  signature: 'Checked: name, signature, date',
};

/** Dead load of a wall, in the data sheet and the clause. English only, as both are. */
export const deadLoad = {
  title: 'Dead load of the wall',
  brickTitle: 'Dead load of a {inches}-inch wall',
  value: '{load} kN/m²',
  how: '({pieces} × {mass} kg + {mortar} L of mortar × {density} kg/L) × {gravity} m/s²; joints full{holes}, no plaster or filling; {source}',
  holes: ', holes of the bricks {holes}% full',
};
