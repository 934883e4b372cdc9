import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { emailCopy, loginCopy, type LoginCopy } from '../copy.ts';
import { teamTemplates, expiryText, type LoginEmailFacts } from '../rules/login-email.ts';
import { samples } from './samples.tsx';

const subjectOf = ({ template, organization }: LoginEmailFacts): string => {
  const { subject }: LoginCopy = loginCopy[template];
  return typeof subject === 'string' ? subject : subject({ organization });
};

const Letter = ({ facts }: { facts: LoginEmailFacts }) => {
  const copy = loginCopy[facts.template];
  return (
    <EmailFrame
      subject={subjectOf(facts)}
      preview={copy.text}
      over={copy.over}
      title={copy.title(facts)}
      foot={copy.foot}
    >
      <EmailText>{copy.text}</EmailText>
      <EmailFactList
        rows={[
          [emailCopy.agency, facts.organization],
          [emailCopy.signInWith, facts.email],
          [emailCopy.sentBy, facts.by],
          facts.signInAt === undefined
            ? [emailCopy.expires, expiryText(facts.expiresAt)]
            : [emailCopy.accountAt, facts.signInAt],
        ]}
      />
      <EmailButton href={facts.link}>{copy.act}</EmailButton>
    </EmailFrame>
  );
};

/** The emails about signing in. */
export const teamEmails: RoomEmailRenderer = {
  templates: teamTemplates,
  samples,
  write: (facts: LoginEmailFacts) => renderEmail(facts.template, subjectOf(facts), <Letter facts={facts} />),
};
