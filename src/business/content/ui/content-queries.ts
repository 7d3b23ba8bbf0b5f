import { queryOptions } from '@tanstack/react-query'
import type { LegalTextName, ToldLegalText } from '../legal/told-legal-text.ts'
import type { ListedPost, Post } from '../posts/post.ts'
import type { CompanyAccount } from '../settings/company-account.ts'
import type { ProvenSolution, ProvenSolutionDetail, Testimonial } from '../solutions/proven-solution.ts'

/** What is not there is told at once, and not asked for again before somebody wants it. */
const asked = <T>(path: string) => queryOptions<T>({ queryKey: [path], retryOnMount: false })

/** Every post, newest first, without bodies. */
export const postsQuery = () => asked<ListedPost[]>('/api/posts')

/** One post with its body; `slug` as the address has it. */
export const postQuery = (slug: string) => asked<Post>(`/api/posts/${encodeURIComponent(slug)}`)

export const solutionsQuery = () => asked<ProvenSolution[]>('/api/proven-solutions')

/** One solution in detail; `id` as the address has it. */
export const solutionQuery = (id: string) =>
  asked<ProvenSolutionDetail>(`/api/proven-solutions/${encodeURIComponent(id)}`)

export const testimonialsQuery = () => asked<Testimonial[]>('/api/testimonials')

export const companyQuery = () => asked<CompanyAccount>('/api/company')

export const legalTextQuery = (name: LegalTextName) => asked<ToldLegalText>(`/api/legal/${name}`)
