import type { ReactElement } from 'react';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { accountCopy, accountEmailLabels, type AccountCopy } from '../copy.ts';
import type { AccountFacts } from '../rules/account-email.ts';

const copyOf = ({ template }: AccountFacts): AccountCopy => accountCopy[template];

export const accountEmailSubject = (facts: AccountFacts): string => copyOf(facts).subject;

/** An account email with a subject, a recipient and one call to action. */
export const AccountEmail = ({ facts }: { facts: AccountFacts }): ReactElement => {
  const { preview, title, text, more, act, foot } = copyOf(facts);
  return (
    <EmailFrame
      subject={accountEmailSubject(facts)}
      preview={preview}
      over={accountEmailLabels.over}
      title={title(facts)}
      foot={foot}
    >
      <EmailText>{text}</EmailText>
      {more !== undefined && <EmailText>{more}</EmailText>}
      <EmailFactList
        rows={[
          [accountEmailLabels.email, facts.email],
          [accountEmailLabels.company, facts.organizationName],
        ]}
      />
      <EmailButton href={new URL(facts.path, facts.publicUrl).href}>{act}</EmailButton>
    </EmailFrame>
  );
};
