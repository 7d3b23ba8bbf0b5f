import type { Services } from '#platform/services.server.ts'
import { createPostMemory, type PostMemory } from './post-memory.server.ts'
import { createSolutionMemory, type SolutionMemory } from './solution-memory.server.ts'

/** What visitors read, held in memory until content changes. */
export type ContentMemory = PostMemory & SolutionMemory

/** `onDue` is called when content changes by time alone: a post that waited for its time is published. */
export function createContentMemory(services: Services, onDue: () => void = () => {}): ContentMemory {
  const posts = createPostMemory(services, onDue)
  const solutions = createSolutionMemory(services)
  return {
    ...posts,
    ...solutions,
    drop() {
      posts.drop()
      solutions.drop()
    },
  }
}
