/** Its types name the folder, which Node's modules cannot import. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
