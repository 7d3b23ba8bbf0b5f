/** Why a document can't be read: it has a password, is no such file inside, or the storage no longer has it. */
export const documentFaults = ['locked', 'damaged', 'gone'] as const
export type DocumentFault = (typeof documentFaults)[number]
