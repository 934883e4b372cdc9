import type { ComponentProps, ReactElement, ReactNode } from 'react';
import * as mail from '#server/platform/mail/frame.tsx';
import { sharedEmailCopy } from '../copy.ts';
import type { EmailFacts, NoticeFacts } from '../kinds/email-facts.ts';

interface BodyProps {
  readonly facts: EmailFacts;
  readonly notice: NoticeFacts;
  readonly subject: string;
}

/**
 * An email's template: its content and its subject. An email with a single notice uses the subject of that notice
 * instead.
 */
export interface NoticeTemplate {
  readonly subject?: (facts: EmailFacts) => string;
  readonly Body: (props: BodyProps) => ReactElement;
}

type LinkProps = { facts: EmailFacts; to: string; children: ReactNode };

const addressOf = (publicUrl: string, path: string): string => new URL(path, publicUrl).href;

/** A link to a page of the product, within a sentence or a list. */
export const NoticeLink = ({ facts, to, children }: LinkProps) => (
  <mail.EmailLink href={addressOf(facts.publicUrl, to)}>{children}</mail.EmailLink>
);

/** The button with the email's main action. */
export const NoticeButton = ({ facts, to, children }: LinkProps) => (
  <mail.EmailButton href={addressOf(facts.publicUrl, to)}>{children}</mail.EmailButton>
);

/** The frame of every email about notices. Its footer contains the reason for the email and a link to the settings. */
export const NoticeFrame = ({
  facts,
  why,
  children,
  ...rest
}: { facts: EmailFacts; why: string } & Omit<ComponentProps<typeof mail.EmailFrame>, 'foot'>) => (
  <mail.EmailFrame
    {...rest}
    foot={
      <>
        {why}{' '}
        <NoticeLink facts={facts} to="/email-notification-settings">
          {sharedEmailCopy.settings}
        </NoticeLink>
      </>
    }
  >
    {children}
    {facts.isAnswerable === true && <mail.EmailText>{sharedEmailCopy.answerByEmail}</mail.EmailText>}
  </mail.EmailFrame>
);
