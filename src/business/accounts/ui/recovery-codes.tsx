import { Banner } from '#design/banner.tsx'
import { useText } from '#i18n/text-context.tsx'

/** The codes for the day that the phone is lost: shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText()
  return (
    <Banner tone="info" title={text('admin.factor.codes')} className="mt-5">
      <p>{text('admin.factor.codes.text')}</p>
      <ul className="mt-3 grid max-w-md grid-cols-2 gap-x-6 gap-y-1 font-semibold">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
