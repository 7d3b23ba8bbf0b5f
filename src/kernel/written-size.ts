/** The sizes of a label as they are read, `6 kVA` with a narrow no-break space, however staff wrote them. */
export const writtenSize = (label: string) => label.replaceAll(/(\d)\s*(?=k?(?:VA|Wh?)\b)/gi, '$1\u202f')
