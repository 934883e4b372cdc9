import type { ReactElement } from 'react';
import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import { accountCopy, emailCopy, type AccountCopy } from '../copy.ts';
import type { AccountFacts } from '../rules/account-mail.ts';

const copyOf = ({ template }: AccountFacts): AccountCopy => accountCopy[template];

export const subjectOf = (facts: AccountFacts): string => copyOf(facts).subject;

/** A mail about an account: what it is about, for whom, and the one thing to do. */
export const AccountMail = ({ facts }: { facts: AccountFacts }): ReactElement => {
  const { preview, title, text, more, act, foot } = copyOf(facts);
  return (
    <Frame subject={subjectOf(facts)} preview={preview} over={emailCopy.over} title={title(facts)} foot={foot}>
      <Words>{text}</Words>
      {more !== undefined && <Words>{more}</Words>}
      <Facts
        rows={[
          [emailCopy.email, facts.email],
          [emailCopy.agency, facts.organizationName],
        ]}
      />
      <Act href={new URL(facts.path, facts.publicUrl).href}>{act}</Act>
    </Frame>
  );
};
