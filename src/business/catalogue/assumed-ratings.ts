/** W per VA where a label gives VA only (default of a Nigerian sizing application, github.com/dogomayana/solarapp). */
export const labelPowerFactor = 0.8

/** Share of a lithium battery's nominal capacity that may be used where its sheet says nothing. */
export const lithiumDepthOfDischarge = 0.9
