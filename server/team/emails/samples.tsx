import type { LoginEmailFacts } from '../rules/login-email.ts';

const facts: Omit<LoginEmailFacts, 'template'> = {
  link: 'https://rolecall.example/reset-password#invented',
  expiresAt: '2026-12-04T06:00:00.000Z',
  email: 'lena@harbour.example',
  firstName: 'Lena',
  organization: 'Harbour Talent',
  by: 'Mara Ellingsen',
};

/** One sample per template, with invented facts. */
export const loginEmailSamples: readonly { name: string; facts: LoginEmailFacts }[] = [
  { name: 'Create a password', facts: { template: 'password-create', ...facts } },
  { name: 'Change a password', facts: { template: 'password-change', ...facts } },
  {
    name: 'Sign in elsewhere',
    facts: {
      template: 'sign-in-elsewhere',
      ...facts,
      link: 'https://rolecall.example/',
      expiresAt: '',
      signInAt: 'Harbour Identity',
    },
  },
  {
    name: 'Create a password, names containing markup',
    facts: { template: 'password-create', ...facts, firstName: '<b>Lena</b>', organization: 'Söhne & <i>Co</i>' },
  },
];
