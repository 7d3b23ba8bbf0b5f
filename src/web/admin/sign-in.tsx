import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SignInForm } from '#business/accounts/ui/sign-in-form.tsx'
import { Card } from '#design/card.tsx'
import { Logo } from '#design/logo.tsx'
import { useText } from '#i18n/text-context.tsx'
import { useCompany } from '#client/company.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { placeAfterSignIn } from './sign-in-address.ts'

/** The door. */
export function SignIn() {
  const text = useText()
  const { search } = useLocation()
  return (
    <AtTheDoor>
      <h1 className="mb-5 text-2xl">{text('admin.signIn.title')}</h1>
      <SignInForm onSignedIn={() => location.assign(placeAfterSignIn(search))} />
    </AtTheDoor>
  )
}

/** What stands around whoever is not in yet. */
export function AtTheDoor({ children }: { children: ReactNode }) {
  const { brand } = useCompany()
  return (
    <div className="mx-auto grid max-w-md gap-6 py-8 sm:py-16">
      <div className="flex items-center justify-between gap-4">
        <a href="/">
          <Logo brand={brand} />
        </a>
        <LanguageChoice />
      </div>
      <Card>{children}</Card>
    </div>
  )
}
