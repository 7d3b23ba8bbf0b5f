import { asked } from '#client/query-client.ts'
import type { ProvenSolution, ProvenSolutionDetail, Testimonial } from '../proven-solution.ts'

export const solutionsQuery = () => asked<ProvenSolution[]>('/api/proven-solutions')

/** One solution in detail; `id` as the address has it. */
export const solutionQuery = (id: string) =>
  asked<ProvenSolutionDetail>(`/api/proven-solutions/${encodeURIComponent(id)}`)

export const testimonialsQuery = () => asked<Testimonial[]>('/api/testimonials')

/** The first of what customers of staff's own solutions said. */
export const firstTestimonialQuery = () => asked<Testimonial[]>('/api/testimonials?limit=1&samples=false')
