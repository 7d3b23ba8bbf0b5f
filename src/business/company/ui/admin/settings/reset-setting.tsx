import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendJson } from '#client/send.ts'
import { ConfirmDialog } from '#design/admin/confirm-dialog.tsx'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { useText } from '#i18n/text-context.tsx'
import type { SettingGroup } from '../../../settings/setting-groups.ts'
import type { SettingRecord } from '../../../settings/setting-record.ts'
import { dueSettingsQuery } from './newer-text.ts'
import { settingsQuery } from './settings-form-context.ts'

type ResetSettingProps = { readonly group: SettingGroup; readonly onReset: (record: SettingRecord) => void }

/** Brings back what came with the site, once that is confirmed. */
export function ResetSetting({ group, onReset }: ResetSettingProps) {
  const text = useText()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson('DELETE', `/api/admin/settings/${group}`, {}),
    onSuccess: async () => {
      const records = await client.query({ ...settingsQuery(), staleTime: 0 })
      const record = records.find((one) => one.group === group)
      if (record) onReset(record)
      toast({ title: text('admin-settings.reset.done') })
      await client.invalidateQueries({ queryKey: dueSettingsQuery().queryKey })
    },
    onError: () => toast({ tone: 'error', title: text('shell.error.text') }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {text('admin-settings.reset')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('admin-settings.reset.confirm')}
          confirmLabel={text('admin-settings.reset')}
          cancelLabel={text('admin.cancel')}
          loading={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsking(false)}
        >
          {text('admin-settings.reset.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
