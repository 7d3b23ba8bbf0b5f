import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messageAnswerKey, sentParameter, type MessageAnswer } from '../message-answer.ts'

/** What became of the message that led to this page: its reference once stored, or why it was not. */
export function useMessageAnswer(): {
  readonly sent?: string | undefined
  readonly refused?: MessageAnswer | undefined
} {
  const queries = useQueryClient()
  const [search] = useSearchParams()
  const sent = /^MSG-\d{6,10}$/.exec(search.get(sentParameter) ?? '')?.[0]
  return { sent, refused: queries.getQueryData<MessageAnswer>(messageAnswerKey) }
}
