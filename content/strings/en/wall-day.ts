/** A wall at eight hours of a day. Outside `Strings`, because About Us alone has it. */
export const wallDay = {
  title: 'One wall, one day',
  lead: 'Hollow blocks laid on their side, seen from the west at the equinox. The sun is computed for our factory at 24.2° N, 90.5° E.',
  hours: 'Time of day',
  figures: { altitude: 'Height of the sun', azimuth: 'Direction, from north', shade: 'Depth of the shade' },
  metres: '{depth} m',
  picture: 'Screen wall at {time}',
  what: {
    '07:00': 'The morning comes through every core and draws rows of light on the paving.',
    '08:30': 'The sun has climbed above the cores: the paving is in shade, and the air still comes through.',
    '10:00': 'The edge of the shade comes into view; only the sill of each core is in the light.',
    '11:30': 'The shade is shorter than a step.',
    '13:00': 'Past noon the sun grazes the face, and every grain throws a shadow.',
    '14:30': 'The face is in the sun, and each core is shaded by its own edge.',
    '16:00': 'The light looks into the cores; a tree across the yard lends its shade.',
    '17:30': 'The last hour gives the concrete the colour of sand.',
  },
};
