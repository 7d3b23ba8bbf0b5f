import { useMutation } from '@tanstack/react-query'
import { sendJson } from '#client/send.ts'
import { Button } from '#design/button.tsx'
import { useText } from '#i18n/text-context.tsx'

/** Ends this session and leads to the sign-in page. */
export function SignOut() {
  const text = useText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('POST', '/api/auth/sign-out', {}),
    onSuccess: () => location.assign('/admin/login'),
  })
  return (
    <Button tone="quiet" size="sm" loading={isPending} onClick={() => mutate()} className="justify-start">
      {text('admin.signOut')}
    </Button>
  )
}
