/** Who gives the guide out. `url` is where visitors find the site: scheme and host, no slash at the end. */
export type GuideIssuer = {
  readonly name: string
  readonly email: string
  readonly url: string
  /** One per country, in the guide's language. */
  readonly offices: readonly {
    readonly country: string
    readonly address: string
    readonly phoneNumbers: readonly string[]
  }[]
}
