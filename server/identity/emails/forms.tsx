import type { ReactElement } from 'react';
import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import type { AccountFacts, AccountTemplate } from '../rules/account-mail.ts';

interface Form {
  readonly subject: (facts: AccountFacts) => string;
  readonly preview: string;
  readonly title: (facts: AccountFacts) => string;
  readonly says: readonly string[];
  readonly act: string;
  readonly foot: string;
}

const notMine = 'If you did not ask for it, leave this mail alone: nothing happens without the link.';

const changed = 'You get this because your account changed. Such mails cannot be switched off.';

const forms: Readonly<Record<AccountTemplate, Form>> = {
  'account-confirm-email': {
    subject: () => 'Confirm your email address',
    preview: 'One step, and you can sign in.',
    title: ({ firstName }) => `${firstName}, please confirm your email address`,
    says: ['The link is good for 24 hours and can be used once.'],
    act: 'Confirm email address',
    foot: `You get this because your address was given at Rolecall. ${notMine}`,
  },
  'account-known': {
    subject: () => 'You have an account at Rolecall already',
    preview: 'Your address is confirmed. You can sign in.',
    title: ({ firstName }) => `${firstName}, you have an account already`,
    says: [
      'Somebody, perhaps you, has registered with this address or asked for its confirmation once more.',
      'It is confirmed, and nothing was changed. If you do not know your password, reset it on the sign-in page.',
    ],
    act: 'Log In',
    foot: 'You get this because your address was given at Rolecall.',
  },
  'account-reset-password': {
    subject: () => 'Reset your password',
    preview: 'Choose a new password for Rolecall.',
    title: ({ firstName }) => `${firstName}, choose a new password`,
    says: ['The link is good for one hour and can be used once. A new password signs you out everywhere.'],
    act: 'Choose a new password',
    foot: `You get this because somebody asked to reset the password of your account. ${notMine}`,
  },
  'account-password-set': {
    subject: () => 'Your password was changed',
    preview: 'You were signed out everywhere.',
    title: ({ firstName }) => `${firstName}, your password was changed`,
    says: [
      'You were signed out everywhere, and sign in with the new password from now on.',
      'If that was not you, reset your password at once.',
    ],
    act: 'Reset password',
    foot: changed,
  },
  'account-passkey-added': {
    subject: () => 'A passkey was added to your account',
    preview: 'It opens your account without your password.',
    title: ({ firstName }) => `${firstName}, a passkey was added to your account`,
    says: [
      'Whoever has the device that keeps it can sign in as you.',
      'If that was not you, remove it, and reset your password at once.',
    ],
    act: 'Look at your passkeys',
    foot: changed,
  },
  'account-passkey-removed': {
    subject: () => 'A passkey was removed from your account',
    preview: 'It no longer signs you in.',
    title: ({ firstName }) => `${firstName}, a passkey was removed from your account`,
    says: ['It no longer signs you in.', 'If that was not you, reset your password at once.'],
    act: 'Review your account',
    foot: changed,
  },
  'account-second-factor-on': {
    subject: () => 'Two-step sign-in was turned on',
    preview: 'Your account now asks for a code as well as your password.',
    title: ({ firstName }) => `${firstName}, two-step sign-in was turned on`,
    says: [
      'From now on you sign in with your password and a code from your app.',
      'If that was not you, reset your password at once and contact support.',
    ],
    act: 'Review your account',
    foot: changed,
  },
  'account-second-factor-off': {
    subject: () => 'Two-step sign-in was turned off',
    preview: 'Your password alone now opens your account.',
    title: ({ firstName }) => `${firstName}, two-step sign-in was turned off`,
    says: [
      'From now on your password alone opens your account.',
      'If that was not you, reset your password at once and turn two-step sign-in on again.',
    ],
    act: 'Review your account',
    foot: changed,
  },
  'account-new-device': {
    subject: () => 'New sign-in to your account',
    preview: 'Somebody signed in on a device we have not seen before.',
    title: ({ firstName }) => `${firstName}, was this you?`,
    says: [
      'Your account was just signed in to on a device or browser we have not seen before.',
      'If that was you, you have nothing to do. If not, sign that device out and reset your password at once.',
    ],
    act: 'Review where you are signed in',
    foot: 'You get this to keep your account safe. Such emails cannot be switched off.',
  },
};

export const accountMailSubject = (facts: AccountFacts): string => forms[facts.template].subject(facts);

/** A mail about an account: what it is about, for whom, and the one thing to do. */
export const AccountMail = ({ facts }: { facts: AccountFacts }): ReactElement => {
  const { preview, title, says, act, foot } = forms[facts.template];
  return (
    <MailFrame
      subject={accountMailSubject(facts)}
      preview={preview}
      over="Your account"
      title={title(facts)}
      foot={foot}
    >
      {says.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailFactList
        rows={[
          ['Email', facts.email],
          ['Agency', facts.organizationName],
        ]}
      />
      <MailButton href={new URL(facts.path, facts.publicUrl).href}>{act}</MailButton>
    </MailFrame>
  );
};
