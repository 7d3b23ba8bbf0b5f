import { useState } from 'react'
import { reasonOf } from '#business/accounts/ui/field-errors.ts'
import { Banner } from '#design/banner.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import { imageIssue } from '../../image-type.ts'
import type { UsedImage } from '../../media-image.ts'
import { FileButton } from './file-button.tsx'
import { mediaPath } from './media-queries.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useImageUpload } from './use-image-upload.ts'

type Refused = { readonly name: string; readonly reason: string }

/** Adds images to the library, several at once: they travel one after the other, and those that are refused are named. */
export function UploadImages() {
  const text = useText()
  const { sendAsync, share } = useImageUpload<UsedImage>(mediaPath, 'image')
  const [refused, setRefused] = useState<readonly Refused[]>([])
  /** Sends one; answers why it was not taken, null when it was. What is too large does not travel. */
  const refusalOf = async (file: File): Promise<string | null> => {
    const issue = imageIssue(file)
    if (issue) return text(`admin-media.error.${issue}`)
    try {
      await sendAsync(file)
      return null
    } catch (error) {
      return reasonOf(error, text('admin-media.uploadFailed'))
    }
  }
  const sendAll = async (files: readonly File[]) => {
    const faults: Refused[] = []
    for (const file of files) {
      const reason = await refusalOf(file)
      if (reason) faults.push({ name: file.name, reason })
    }
    setRefused(faults)
    const count = files.length - faults.length
    if (count > 0) toast({ title: text('admin-media.success'), description: text('admin-media.added', { count }) })
  }
  return (
    <div className="grid min-w-0 gap-2">
      <FileButton
        label={text('admin-media.add')}
        multiple
        disabled={share !== null}
        onChoose={(files) => void sendAll(files)}
      />
      <UploadProgress share={share} />
      {refused.length > 0 && (
        <Banner
          tone="error"
          title={text('admin-media.uploadFailed')}
          closeLabel={text('shell.toast.close')}
          onClose={() => setRefused([])}
        >
          <ul>
            {refused.map(({ name, reason }) => (
              <li key={name} className="wrap-anywhere">
                {text('admin-media.refused', { name, reason })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
