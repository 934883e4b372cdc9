import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as mail from '#server/platform/mail/frame.tsx';
import { emailCopy } from '../copy.ts';
import type { MailFacts, NoticeFacts } from '../kinds/mail-facts.ts';

interface MailProps {
  readonly facts: MailFacts;
  readonly notice: NoticeFacts;
  readonly subject: string;
}

/** A mail's template: its content, and its subject if that is not the subject of its single notice. */
export interface NoticeTemplate {
  readonly subject?: (facts: MailFacts) => string;
  readonly Letter: (props: MailProps) => ReactElement;
}

type LinkProps = { facts: MailFacts; to: string; children: ReactNode };

const addressOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** A link to a page of the product, in text or in a list. */
export const NoticeLink = ({ facts, to, children }: LinkProps) => (
  <mail.MailLink href={addressOf(facts.publicUrl, to)}>{children}</mail.MailLink>
);

/** The button with the mail's main action. */
export const NoticeButton = ({ facts, to, children }: LinkProps) => (
  <mail.MailButton href={addressOf(facts.publicUrl, to)}>{children}</mail.MailButton>
);

/** The frame of every mail about notices; its footer has the reason for the mail and a link to the settings. */
export const NoticeFrame = ({
  facts,
  why,
  ...rest
}: { facts: MailFacts; why: string } & Omit<ComponentProps<typeof mail.MailFrame>, 'foot'>) => (
  <mail.MailFrame
    {...rest}
    foot={
      <>
        {why}{' '}
        <NoticeLink facts={facts} to="/email-notification-settings">
          {emailCopy.settings}
        </NoticeLink>
      </>
    }
  />
);
