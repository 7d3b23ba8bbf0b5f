/** The page that tells an applicant how their application stands. */
export function applicationPage(id: number): string {
  return `/financing/applications/${id}`
}
