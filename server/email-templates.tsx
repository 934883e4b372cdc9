import type { EmailRenderer, RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { auditEmails } from './audits/emails/templates.tsx';
import { consentEmails } from './consents/emails/templates.tsx';
import { identityEmails } from './identity/emails/templates.tsx';
import { inboundMailEmails } from './inbound-mail/emails/templates.tsx';
import { notificationEmails, paymentEmails } from './notifications/emails/templates.tsx';
import { peopleEmails } from './people/emails/templates.tsx';
import { profileEmails } from './profile/emails/templates.tsx';
import { claimEmails } from './claims/emails/templates.tsx';
import { disputeEmails } from './disputes/emails/templates.tsx';
import { responseTimeEmails } from './response-times/emails/templates.tsx';
import { teamEmails } from './team/emails/templates.tsx';
import { testimonialEmails } from './testimonials/emails/templates.tsx';

/** The rooms that send emails. */
const rooms: readonly RoomEmailRenderer[] = [
  identityEmails,
  testimonialEmails,
  teamEmails,
  notificationEmails,
  paymentEmails,
  profileEmails,
  auditEmails,
  claimEmails,
  disputeEmails,
  responseTimeEmails,
  inboundMailEmails,
  consentEmails,
  peopleEmails,
];

const roomOf = new Map(rooms.flatMap((room) => room.templates.map((template) => [template, room] as const)));

/** Renders every email of the product, using the templates of the room it belongs to. */
export const emailRenderer: EmailRenderer = {
  samples: rooms.flatMap((room) => room.samples),
  write: (facts) => {
    const template = 'template' in facts ? String(facts.template) : '';
    const room = roomOf.get(template);
    if (!room) return Promise.reject(new Error(`No room has an email template ${template}.`));
    return room.write(facts);
  },
};
