/** The look of the link that a row of a table leads to; on a phone the whole row is pressed. */
export const rowLink =
  'font-semibold max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-card md:inline-block md:py-1 md:underline md:underline-offset-4'
