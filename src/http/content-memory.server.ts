import { createSolutionMemory, type SolutionMemory } from '#business/solutions/solution-memory.server.ts'
import type { Services } from '#platform/services.server.ts'
import { createPostMemory, type PostMemory } from '#business/posts/post-memory.server.ts'
import { createSettingsMemory, type SettingsMemory } from '#business/company/settings/settings-memory.server.ts'

/** What visitors read, held in memory until content changes. */
export type ContentMemory = PostMemory & SolutionMemory & SettingsMemory

/** `onDue` is called when content changes by time alone: a post that waited for its time is published. */
export function createContentMemory(services: Services, onDue: () => void = () => {}): ContentMemory {
  const posts = createPostMemory(services, onDue)
  const solutions = createSolutionMemory(services)
  const settings = createSettingsMemory(services)
  return {
    ...posts,
    ...solutions,
    ...settings,
    drop() {
      posts.drop()
      solutions.drop()
      settings.drop()
    },
  }
}
