import { sql } from 'drizzle-orm'
import type { DatabaseHandle, Queryable } from './database/database.server.ts'

/** What whoever looks on wants to know at once: that it happened, not what it was. */
export const announcements = ['lead_arrived'] as const
export type Announcement = (typeof announcements)[number]

/** Somebody who looks on. */
export type Follower = {
  /** It happened, or may have happened while nobody could hear. */
  readonly hear: (what: Announcement) => void
  /** Nothing more will be heard: the process ends. */
  readonly end: () => void
}

/** What a process hears of all the processes of the site, for all who look on through it. */
export type Announcements = {
  /** Has a follower hear from now on; the answered function is called when they have gone. */
  follow(follower: Follower): () => void
  /** Tells all who follow. */
  tell(what: Announcement): void
  /** Ends all who follow, and whoever would from now on. */
  close(): void
}

export function createAnnouncements(): Announcements {
  const followers = new Set<Follower>()
  let isClosed = false
  return {
    follow(follower) {
      if (isClosed) {
        follower.end()
        return () => {}
      }
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    tell: (what) => followers.forEach(({ hear }) => hear(what)),
    close() {
      isClosed = true
      for (const { end } of followers) end()
      followers.clear()
    },
  }
}

const channel = 'announcements'

/** Tells every process once the transaction is in: call it in the transaction in which it happens. */
export async function notifyFollowers(tx: Queryable, what: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${what})`)
}

/** Tells those who follow here what any process announces, by the one connection that listens; after a time without it, everything. */
export async function hearAnnouncements(
  database: Pick<DatabaseHandle, 'listen'>,
  { tell }: Announcements,
): Promise<void> {
  const hear = (told: string) => {
    const what = announcements.find((known) => known === told)
    if (what) tell(what)
  }
  await database.listen(channel, hear, () => announcements.forEach(tell))
}
