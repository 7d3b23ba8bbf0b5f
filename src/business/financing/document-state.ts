/** `receiving` while bytes arrive, `stored` when all of them are kept: only those count. */
export type DocumentState = 'receiving' | 'stored'
