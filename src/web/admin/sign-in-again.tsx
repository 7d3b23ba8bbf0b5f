import { useQueryClient } from '@tanstack/react-query'
import { meQuery, useMe } from '#business/accounts/ui/me.tsx'
import { SignInForm } from '#business/accounts/ui/sign-in-form.tsx'
import { useVisitor } from '#client/visitor.tsx'
import { Dialog } from '#design/dialog.tsx'
import { dismissToast } from '#design/toast.ts'
import { loadedText } from '#i18n/load-messages.ts'
import { TextProvider } from '#i18n/text-context.tsx'

/**
 * Asks whoever's session has ended to sign in over what they were doing: nothing that was typed goes, and what did not load is asked
 * for again. Whoever is somebody else begins at a page of their own.
 */
export function SignInAgain({ onClose }: { onClose: () => void }) {
  const { language } = useVisitor()
  const text = loadedText(language)
  const client = useQueryClient()
  const me = useMe()
  const goOn = async () => {
    const now = await client.query({ ...meQuery(), staleTime: 0 })
    if (now.id !== me?.id) return location.assign('/admin')
    // It says that something failed for the want of this.
    dismissToast()
    onClose()
    await client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
  }
  return (
    <TextProvider value={text}>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={text('admin.signIn.again')}
        closeLabel={text('shell.dialog.close')}
        maxWidth={480}
      >
        <div className="grid gap-5">
          <p>{text('admin.signIn.again.text')}</p>
          <SignInForm email={me?.email} onSignedIn={() => void goOn()} />
        </div>
      </Dialog>
    </TextProvider>
  )
}
