/** The offer to convert a text in Bijoy, below its field; loaded with the converter. */
export const bijoyStrings = {
  found: 'Words here are in Bijoy (SutonnyMJ). Browsers cannot show them as Bangla.',
  convert: 'Convert to Unicode',
  converted: 'Converted to Unicode. Undo brings the former text back.',
} as const;
