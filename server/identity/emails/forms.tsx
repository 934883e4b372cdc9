import type { ReactElement } from 'react';
import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import { accountCopy, emailCopy, type AccountCopy } from '../copy.ts';
import type { AccountFacts } from '../rules/account-mail.ts';

const copyOf = ({ template }: AccountFacts): AccountCopy => accountCopy[template];

export const accountMailSubject = (facts: AccountFacts): string => copyOf(facts).subject;

/** An email about an account: its subject, its recipient and one call to action. */
export const AccountMail = ({ facts }: { facts: AccountFacts }): ReactElement => {
  const { preview, title, text, more, act, foot } = copyOf(facts);
  return (
    <MailFrame
      subject={accountMailSubject(facts)}
      preview={preview}
      over={emailCopy.over}
      title={title(facts)}
      foot={foot}
    >
      <MailText>{text}</MailText>
      {more !== undefined && <MailText>{more}</MailText>}
      <MailFactList
        rows={[
          [emailCopy.email, facts.email],
          [emailCopy.agency, facts.organizationName],
        ]}
      />
      <MailButton href={new URL(facts.path, facts.publicUrl).href}>{act}</MailButton>
    </MailFrame>
  );
};
