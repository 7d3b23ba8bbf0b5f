const narrowSpace = '\u202F'

/** What a French typesetter would mark in a text, as short names. URLs and `{values}` are left alone. */
export function frenchFaults(text: string): string[] {
  const prose = text.replace(/https?:\/\/\S+/g, '')
  const faults: string[] = []
  if (new RegExp(`[^${narrowSpace}!?][;!?]|[^${narrowSpace}]:(?=\\s|$)`).test(prose))
    faults.push('space before : ; ! ?')
  if (new RegExp(`«[^${narrowSpace}]|[^${narrowSpace}]»`).test(prose)) faults.push('space inside « »')
  if (/["“”]/.test(prose)) faults.push('quotes other than « »')
  if (prose.includes("'")) faults.push('straight apostrophe')
  if (prose.includes('...')) faults.push('three dots for …')
  if (/ {2}/.test(prose)) faults.push('two spaces')
  if (text.includes('CO2')) faults.push('CO2 for CO₂')
  if (/[\d}] (?:h|min|W|kW|Wh|kWh|Wc|kVA|V|kg|Mo|Ko|%|€)(?![\p{Letter}’])/u.test(prose))
    faults.push('number parted from its unit')
  return faults
}

/** What would break an English text: a straight apostrophe before a brace silences the value that follows. */
export function englishFaults(text: string): string[] {
  const faults: string[] = []
  if (/'[{}]/.test(text)) faults.push('quoted value')
  if (/[«»]| [:;!?](?=\s|$)|[\u202F\u00A0][:;!?]/.test(text)) faults.push('French typography')
  if (text.includes('CO2')) faults.push('CO2 for CO₂')
  if (/ {2}/.test(text)) faults.push('two spaces')
  return faults
}

/** Amounts of a text that may break across lines: a plain space within the number or before its sign. */
export function breakableAmounts(text: string): string[] {
  return text.match(/(?<![\w/.])\d{1,3}(?: \d{3})+(?!\d)|\d (?:₦|FCFA|EUR)(?!\w)/g) ?? []
}
