import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import type { RoomMailRenderer } from '#server/platform/mail/mail-renderer.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { emailCopy, loginCopy, type LoginCopy } from '../copy.ts';
import { teamTemplates, expiryText, type LoginMailFacts } from '../rules/login-mail.ts';
import { samples } from './samples.tsx';

const subjectOf = ({ template, organization }: LoginMailFacts): string => {
  const { subject }: LoginCopy = loginCopy[template];
  return typeof subject === 'string' ? subject : subject({ organization });
};

const Letter = ({ facts }: { facts: LoginMailFacts }) => {
  const copy = loginCopy[facts.template];
  return (
    <MailFrame
      subject={subjectOf(facts)}
      preview={copy.text}
      over={copy.over}
      title={copy.title(facts)}
      foot={copy.foot}
    >
      <MailText>{copy.text}</MailText>
      <MailFactList
        rows={[
          [emailCopy.agency, facts.organization],
          [emailCopy.signInWith, facts.email],
          [emailCopy.sentBy, facts.by],
          facts.signInAt === undefined
            ? [emailCopy.expires, expiryText(facts.expiresAt)]
            : [emailCopy.accountAt, facts.signInAt],
        ]}
      />
      <MailButton href={facts.link}>{copy.act}</MailButton>
    </MailFrame>
  );
};

/** The emails about signing in. */
export const teamMails: RoomMailRenderer = {
  templates: teamTemplates,
  samples,
  write: (facts: LoginMailFacts) => renderMail(facts.template, subjectOf(facts), <Letter facts={facts} />),
};
