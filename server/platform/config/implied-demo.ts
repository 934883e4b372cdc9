import { isLocalHost } from './is-local.ts';
import type { Settings } from './settings.ts';

/** Returns the settings that indicate a real deployment, each with its description. */
const signsOfService = (read: Settings): string[] => [
  ...(read.HOST !== undefined && !isLocalHost(read.HOST) ? [`HOST is ${read.HOST}`] : []),
  ...(read.PUBLIC_URL !== undefined && !isLocalHost(new URL(read.PUBLIC_URL).hostname)
    ? [`PUBLIC_URL is ${read.PUBLIC_URL}`]
    : []),
  ...(read.DATABASE_URL === undefined ? [] : ['DATABASE_URL is set']),
  ...(read.SMTP_URL === undefined ? [] : ['SMTP_URL is set']),
  ...(read.INBOUND_MAIL_DOMAIN === undefined ? [] : ['INBOUND_MAIL_DOMAIN is set']),
];

/**
 * Returns the problems with a demo that looks like a real deployment: a forgotten NODE_ENV must not expose known
 * passwords and everyone's email.
 */
export const impliedDemoProblems = (read: Settings): string[] => {
  const signs = signsOfService(read);
  if (read.DEMO !== undefined || read.NODE_ENV === 'production' || signs.length === 0) return [];
  return [
    `This would start the demo, which has public passwords and a public mailbox, but ${signs.join(', ')}. ` +
      'Set NODE_ENV=production for a production service, or DEMO=true for a public demo.',
  ];
};
