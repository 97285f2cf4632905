declare module 'vnu-jar' {
  /** The path of the Nu checker's jar, as a `String` object. */
  // eslint-disable-next-line @typescript-eslint/no-wrapper-object-types -- that is what it is
  const file: String;
  export default file;
}
