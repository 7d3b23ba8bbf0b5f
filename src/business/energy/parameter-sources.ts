import type { ParameterKey } from './parameters.ts'

/** Where each parameter comes from, as docs/sizing.md has it: no browser fetches it, visitors read it in their language. */
export const parameterSources: Readonly<Record<ParameterKey, string>> = {
  dayHours: 'Audit definition: day is 09:00 to 17:00',
  nightHours: 'Audit definition: night is 17:00 to 09:00',
  dayShare: 'Audit definition: share of a total that falls in the day where nobody says more',
  nonEssentialDiversity: 'Share of the non-essential appliances that run at the same time; engineering judgement',
  inverterMargin:
    'Engineering judgement; a Nigerian sizing application takes the same (github.com/dogomayana/solarapp)',
  inverterEfficiency: 'Below the 95 to 97.6 % peak of hybrid inverters’ data sheets, for part load and standby',
  roundTripEfficiency: 'Lithium iron phosphate, battery terminals only; the discharge takes its square root',
  depthOfDischarge:
    'Within the usable 80 to 100 % of lithium iron phosphate sheets; a capacity stated as net counts as 1',
  heatLoss: 'Share left by heat: -0.35 % per kelvin of panel sheets, cells about 28 K above 25 °C',
  dustLoss: 'Share left by dust between two washes: 5 to 10 % of soiling, the lesser end; engineering judgement',
  harmattanLoss:
    'Share left by dust from December to February north of 11°: soiling and haze of the harmattan; engineering judgement',
  cableLoss: 'Share left by cables of the length and section of a house installation',
  mismatchLoss: 'Share left by mismatch and tolerance of panels in a string',
  chargerLoss: 'Efficiency of the solar charger, below the 98 % peak of hybrid inverters’ data sheets',
  offGridArrayMargin:
    'An array that just balances the month never makes good a poor day: with 1.2 a third of the short days of 1.0, daily NASA POWER data of 2015 to 2024, Garoua and Douala (github.com/ProRivs/AI-Solar-Sizing-App)',
  poorDay:
    'Share of the month’s mean sun on a poor day: about one day in a hundred, daily NASA POWER data of 2015 to 2024, Garoua and Douala (github.com/ProRivs/AI-Solar-Sizing-App)',
  panelPower: 'Rated power where the catalogue has no panel (JA Solar JAM72S30-550/MR sheet)',
  powerFactor:
    'Prudent for a label in kVA; a Nigerian sizing application takes the same (github.com/dogomayana/solarapp)',
  backupRange: 'Audit definition: the backup is shown as a range from the hours asked to two more',
}
