/** The fields that specification 2 asks of a proven solution, filled in; with whatever the test is about changed. */
export function solutionFields(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    title: 'Clinique de Koudougou',
    titleEn: 'Koudougou clinic',
    sector: 'healthcare',
    description: 'La chaîne du froid tient toute la nuit.',
    descriptionEn: 'The cold chain holds all night.',
    impact: 'Plus de vaccins perdus.',
    impactEn: 'No vaccine lost since.',
    location: 'Koudougou',
    date: '2025',
    beneficiaries: '12 000 patients',
    capacity: '10kVA/10kWh',
    imageUrl: null,
    ...changes,
  }
}
