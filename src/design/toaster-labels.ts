export type ToasterLabels = {
  /** Names one message for screen readers ("Notification"). */
  message: string
  /** Names the area; `{hotkey}` is replaced by its key ("Notifications ({hotkey})"). */
  area: string
  close: string
}
