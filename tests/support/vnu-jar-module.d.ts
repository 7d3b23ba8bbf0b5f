declare module 'vnu-jar' {
  /** Where the W3C checker's jar is. */
  const jar: string
  export default jar
}
