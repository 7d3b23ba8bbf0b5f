import { Text as Paragraph } from '@react-email/components'
import { Fragment, type ComponentProps } from 'react'
import { style } from './mail-style.ts'

type MailTextProps = { readonly children: string; readonly look?: ComponentProps<typeof Paragraph>['style'] }

/** Words of a mail: a blank line parts paragraphs, a line break stays one. Words that are left out leave no space. */
export function MailText({ children, look = style.text }: MailTextProps) {
  return [...children.matchAll(/.+(?:\n.+)*/g)].map(({ 0: words, index }) => (
    <Paragraph key={index} style={look}>
      {[...words.matchAll(/.+/g)].map(({ 0: line, index: at }) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Paragraph>
  ))
}
