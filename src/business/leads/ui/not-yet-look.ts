/** Of a quiet button that sends once something is answered first: a press tells what. */
export const notYetLook = 'border border-dashed border-field bg-sand-2'
