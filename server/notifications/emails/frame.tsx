import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as mail from '#server/platform/mail/frame.tsx';
import { emailCopy } from '../copy.ts';
import type { MailFacts, NoticeFacts } from '../kinds/mail-facts.ts';

interface LetterProps {
  readonly facts: MailFacts;
  readonly notice: NoticeFacts;
  readonly subject: string;
}

/** A template: the content of an email, and its subject unless it is that of its only notice. */
export interface NoticeTemplate {
  readonly subject?: (facts: MailFacts) => string;
  readonly Letter: (props: LetterProps) => ReactElement;
}

type Way = { facts: MailFacts; to: string; children: ReactNode };

const addressOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** A link into the product, in the running text or in a list. */
export const NoticeLink = ({ facts, to, children }: Way) => (
  <mail.MailLink href={addressOf(facts.publicUrl, to)}>{children}</mail.MailLink>
);

/** The main action of the email. */
export const NoticeButton = ({ facts, to, children }: Way) => (
  <mail.MailButton href={addressOf(facts.publicUrl, to)}>{children}</mail.MailButton>
);

/** The frame of every email about notices; its footer explains why it was sent and how to get fewer. */
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
