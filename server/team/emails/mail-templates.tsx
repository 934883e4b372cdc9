import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import type { RoomMailRenderer } from '#server/platform/mail/mail-renderer.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { teamTemplates, expiryText, type LoginMailFacts } from '../rules/login-mail.ts';
import { samples } from './samples.tsx';

interface Form {
  readonly subject: (facts: LoginMailFacts) => string;
  readonly title: (facts: LoginMailFacts) => string;
  readonly over: string;
  readonly text: string;
  readonly act: string;
  readonly foot: string;
}

const forms: Readonly<Record<LoginMailFacts['template'], Form>> = {
  'password-create': {
    subject: ({ organization }) => `You can sign in for ${organization}: create your password`,
    title: ({ firstName, organization }) => `${firstName}, you have an account at ${organization}`,
    over: 'Invitation',
    text: 'Create a password, and sign in with it and your email address from then on.',
    act: 'Create your password',
    foot: 'If you do not know what this is about, do nothing: without a password nobody can sign in with this account.',
  },
  'password-change': {
    subject: () => 'How you sign in, and a link to change your password',
    title: ({ firstName }) => `${firstName}, this is how you sign in`,
    over: 'Your sign-in',
    text: 'You sign in with your email address and your password. Should you not know it any more, choose another one.',
    act: 'Change your password',
    foot: 'Your password stays as it is until you change it. The link is for you alone: pass it on to nobody.',
  },
  'sign-in-elsewhere': {
    subject: ({ organization }) => `You can sign in for ${organization}`,
    title: ({ firstName, organization }) => `${firstName}, you have an account at ${organization}`,
    over: 'Invitation',
    text: 'You sign in with the account that you have elsewhere already, by the address below.',
    act: 'Log In',
    foot: 'If you do not know what this is about, do nothing.',
  },
};

const Letter = ({ facts }: { facts: LoginMailFacts }) => {
  const form = forms[facts.template];
  return (
    <MailFrame
      subject={form.subject(facts)}
      preview={form.text}
      over={form.over}
      title={form.title(facts)}
      foot={form.foot}
    >
      <MailText>{form.text}</MailText>
      <MailFactList
        rows={[
          ['Agency', facts.organization],
          ['Sign in with', facts.email],
          ['Sent for you by', facts.by],
          facts.signInAt === undefined
            ? ['The link is good until', expiryText(facts.expiresAt)]
            : ['Your account is at', facts.signInAt],
        ]}
      />
      <MailButton href={facts.link}>{form.act}</MailButton>
    </MailFrame>
  );
};

/** The mails that let people in. */
export const teamMails: RoomMailRenderer = {
  templates: teamTemplates,
  samples,
  write: (facts: LoginMailFacts) =>
    renderMail(facts.template, forms[facts.template].subject(facts), <Letter facts={facts} />),
};
