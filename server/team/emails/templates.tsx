import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { loginEmailLabels, loginEmailCopy, type LoginEmailCopy } from '../copy.ts';
import { teamTemplates, formatLinkExpiry, type LoginEmailFacts } from '../rules/login-email.ts';
import { loginEmailSamples } from './samples.tsx';

const subjectOf = ({ template, organization }: LoginEmailFacts): string => {
  const { subject }: LoginEmailCopy = loginEmailCopy[template];
  return typeof subject === 'string' ? subject : subject({ organization });
};

const Letter = ({ facts }: { facts: LoginEmailFacts }) => {
  const copy = loginEmailCopy[facts.template];
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
          [loginEmailLabels.agency, facts.organization],
          [loginEmailLabels.signInWith, facts.email],
          [loginEmailLabels.sentBy, facts.by],
          facts.signInAt === undefined
            ? [loginEmailLabels.expires, formatLinkExpiry(facts.expiresAt)]
            : [loginEmailLabels.accountAt, facts.signInAt],
        ]}
      />
      <EmailButton href={facts.link}>{copy.act}</EmailButton>
    </EmailFrame>
  );
};

/** The emails about signing in. */
export const teamEmails: RoomEmailRenderer = {
  templates: teamTemplates,
  samples: loginEmailSamples,
  write: (facts: LoginEmailFacts) => renderEmail(facts.template, subjectOf(facts), <Letter facts={facts} />),
};
