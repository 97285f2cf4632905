/**
 * Lets every Node process that imports it begin at the moment `SET_CLOCK` (ISO 8601), as on that night:
 * `NODE_OPTIONS='--import ./set-clock.mjs'`.
 */
const Real = Date;
const shift = Real.parse(process.env.SET_CLOCK ?? '') - Real.now();

globalThis.Date = class extends Real {
  // Next copies what a clock has of its own into one of its own.
  static parse = Real.parse;
  static UTC = Real.UTC;
  /** @param {[] | [number | string]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [Real.now() + shift] : given));
  }
  static now() {
    return Real.now() + shift;
  }
};
