import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import type { RoomLetters } from '#server/platform/mail/letters.ts';
import { writeLetter } from '#server/platform/mail/write-letter.tsx';
import { emailCopy, loginCopy, type LoginCopy } from '../copy.ts';
import { teamTemplates, untilText, type LoginLetterFacts } from '../rules/login-letter.ts';
import { samples } from './samples.tsx';

const subjectOf = ({ template, organization }: LoginLetterFacts): string => {
  const { subject }: LoginCopy = loginCopy[template];
  return typeof subject === 'string' ? subject : subject({ organization });
};

const Letter = ({ facts }: { facts: LoginLetterFacts }) => {
  const copy = loginCopy[facts.template];
  return (
    <Frame subject={subjectOf(facts)} preview={copy.text} over={copy.over} title={copy.title(facts)} foot={copy.foot}>
      <Words>{copy.text}</Words>
      <Facts
        rows={[
          [emailCopy.agency, facts.organization],
          [emailCopy.signInWith, facts.email],
          [emailCopy.sentBy, facts.by],
          facts.signInAt === undefined
            ? [emailCopy.expires, untilText(facts.expiresAt)]
            : [emailCopy.accountAt, facts.signInAt],
        ]}
      />
      <Act href={facts.link}>{copy.act}</Act>
    </Frame>
  );
};

/** The mails that let people in. */
export const letters: RoomLetters = {
  templates: teamTemplates,
  samples,
  write: (facts: LoginLetterFacts) => writeLetter(facts.template, subjectOf(facts), <Letter facts={facts} />),
};
