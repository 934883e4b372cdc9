import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as mail from '#server/platform/mail/frame.tsx';
import { emailCopy } from '../copy.ts';
import type { MailFacts, NoticeFacts } from '../rules/mail-of-notices.ts';

/** A mail's form: its subject, and what stands in it. */
export interface MailForm {
  readonly subject: (facts: MailFacts) => string;
  readonly Letter: (props: { facts: MailFacts; notice: NoticeFacts }) => ReactElement;
}

type Way = { facts: MailFacts; to: string; children: ReactNode };

const addressOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** A link into the product, in the running text or in a list. */
export const Into = ({ facts, to, children }: Way) => (
  <mail.Into href={addressOf(facts.publicUrl, to)}>{children}</mail.Into>
);

/** The one thing to do next. */
export const Act = ({ facts, to, children }: Way) => (
  <mail.Act href={addressOf(facts.publicUrl, to)}>{children}</mail.Act>
);

/** What every mail about notices has around it; at its foot stands why it came and how to get fewer. */
export const Frame = ({
  facts,
  why,
  ...rest
}: { facts: MailFacts; why: string } & Omit<ComponentProps<typeof mail.Frame>, 'foot'>) => (
  <mail.Frame
    {...rest}
    foot={
      <>
        {why}{' '}
        <Into facts={facts} to="/email-notification-settings">
          {emailCopy.settings}
        </Into>
      </>
    }
  />
);
