/** Every advisory lock that the site takes, so that no two uses share a number. */
export const advisoryKeys = {
  /** Held by the process that migrates. */
  migration: 7_401_001,
  /** Held, shared, by every process that uses an embedded server: the last one to leave stops it. */
  presence: 7_401_002,
  /** Held by the process that fills an empty catalogue. */
  demoContent: 7_401_004,
  /** Held by the process that writes what it can find of the content that comes with the site. */
  searchEntries: 7_401_005,
  /** Held by a transaction that adds words to those that search knows: the trigger `learn_search_words` takes it. */
  searchWords: 7_401_006,
  /** Held by the process that makes the first admin. */
  firstAdmin: 7_401_007,
  /** Held by the process that compares its secret with that of the data. */
  appSecret: 7_401_020,
  /** Held by a transaction that writes products, so that each gets a slug of its own. */
  productWrites: 7_401_010,
  /** Held by a transaction that writes a post, so that each gets an address of its own. */
  postWrites: 7_401_012,
  /** Held by a transaction that adds counted changes up: the function `fold_numbers` takes it. */
  numbers: 7_401_011,
  /** Held by a backup, and shared by each removal of a file: what its rows name is there until it has been read. */
  fileRemoval: 7_401_013,
} as const
