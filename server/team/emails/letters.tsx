import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import type { RoomLetters } from '#server/platform/mail/letters.ts';
import { writeLetter } from '#server/platform/mail/write-letter.tsx';
import { teamTemplates, untilText, type LoginLetterFacts } from '../rules/login-letter.ts';
import { samples } from './samples.tsx';

interface Form {
  readonly subject: (facts: LoginLetterFacts) => string;
  readonly title: (facts: LoginLetterFacts) => string;
  readonly over: string;
  readonly text: string;
  readonly act: string;
  readonly foot: string;
}

const forms: Readonly<Record<LoginLetterFacts['template'], Form>> = {
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

const Letter = ({ facts }: { facts: LoginLetterFacts }) => {
  const form = forms[facts.template];
  return (
    <Frame
      subject={form.subject(facts)}
      preview={form.text}
      over={form.over}
      title={form.title(facts)}
      foot={form.foot}
    >
      <Words>{form.text}</Words>
      <Facts
        rows={[
          ['Agency', facts.organization],
          ['Sign in with', facts.email],
          ['Sent for you by', facts.by],
          facts.signInAt === undefined
            ? ['The link is good until', untilText(facts.expiresAt)]
            : ['Your account is at', facts.signInAt],
        ]}
      />
      <Act href={facts.link}>{form.act}</Act>
    </Frame>
  );
};

/** The mails that let people in. */
export const letters: RoomLetters = {
  templates: teamTemplates,
  samples,
  write: (facts: LoginLetterFacts) =>
    writeLetter(facts.template, forms[facts.template].subject(facts), <Letter facts={facts} />),
};
