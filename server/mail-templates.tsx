import type { MailRenderer, RoomMailRenderer } from '#server/platform/mail/mail-renderer.ts';
import { identityMails } from './identity/emails/mail-templates.tsx';
import { notificationMails, paymentMails } from './notifications/emails/mail-templates.tsx';
import { profileMails } from './profile/emails/mail-templates.tsx';
import { teamMails } from './team/emails/mail-templates.tsx';
import { testimonialMails } from './testimonials/emails/mail-templates.tsx';

/** The rooms that send emails. */
const rooms: readonly RoomMailRenderer[] = [
  identityMails,
  testimonialMails,
  teamMails,
  notificationMails,
  paymentMails,
  profileMails,
];

const roomOf = new Map(rooms.flatMap((room) => room.templates.map((template) => [template, room] as const)));

/** Renders every email of the product, in the room of its subject. */
export const mailRenderer: MailRenderer = {
  samples: rooms.flatMap((room) => room.samples),
  write: (facts) => {
    const template = 'template' in facts ? String(facts.template) : '';
    const room = roomOf.get(template);
    if (!room) return Promise.reject(new Error(`No room has an email template ${template}.`));
    return room.write(facts);
  },
};
