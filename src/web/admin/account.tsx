import { useState } from 'react'
import { useMe } from '#business/accounts/ui/me.tsx'
import { OwnNotices } from '#business/accounts/ui/own-notices.tsx'
import { OwnPassword } from '#business/accounts/ui/own-password.tsx'
import { OwnSessions } from '#business/accounts/ui/own-sessions.tsx'
import { Passkeys } from '#business/accounts/ui/passkeys.tsx'
import { SecondFactor } from '#business/accounts/ui/second-factor.tsx'
import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'

/** One's own password, second factor and sessions; the first screen of whoever must still set one up. */
export function Account() {
  const text = useText()
  const me = useMe()
  // It stays where it is once it is set up: moved, it would lose the recovery codes that it has just shown.
  const [isFactorFirst, putFactorFirst] = useState(false)
  if (me?.needsSecondFactor && !isFactorFirst) putFactorFirst(true)
  if (!me) return null
  const isDue = me.hasOneTimePassword || me.needsSecondFactor
  const factor = (
    <>
      <SecondFactor isOn={me.hasApp} isRequired={me.needsSecondFactor} />
      <Passkeys isFirst={me.needsSecondFactor} />
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="mb-2">
        <h1 className="text-2xl sm:text-3xl">{text('admin.menu.account')}</h1>
        <p className="mt-1 text-muted">
          {me.name} · {me.email} · {text(`admin.role.${me.role}`)}
        </p>
      </div>
      {isDue && (
        <Banner tone="info" title={text('admin.account.first')}>
          {text(me.hasOneTimePassword ? 'admin.account.first.password' : 'admin.account.first.factor')}
        </Banner>
      )}
      <div className="divide-y divide-line rounded-card border border-line bg-white">
        {isFactorFirst && !me.hasOneTimePassword && factor}
        <OwnPassword isOneTime={me.hasOneTimePassword} />
        {!isFactorFirst && !me.hasOneTimePassword && factor}
        {!isDue && me.may.includes('leads.work') && <OwnNotices />}
        {!isDue && <OwnSessions />}
      </div>
    </div>
  )
}
