import type { Letters, RoomLetters } from '#server/platform/mail/letters.ts';
import { letters as identityLetters } from './identity/emails/letters.tsx';
import { letters as notificationLetters, paymentLetters } from './notifications/emails/letters.tsx';
import { letters as profileLetters } from './profile/emails/letters.tsx';
import { letters as teamLetters } from './team/emails/letters.tsx';
import { letters as testimonialLetters } from './testimonials/emails/letters.tsx';

/** The rooms that write mails. */
const rooms: readonly RoomLetters[] = [
  identityLetters,
  testimonialLetters,
  teamLetters,
  notificationLetters,
  paymentLetters,
  profileLetters,
];

const roomOf = new Map(rooms.flatMap((room) => room.templates.map((template) => [template, room] as const)));

/** Every mail of the product, written by the room that knows what it is about. */
export const letters: Letters = {
  samples: rooms.flatMap((room) => room.samples),
  write: (facts) => {
    const template = 'template' in facts ? String(facts.template) : '';
    const room = roomOf.get(template);
    if (!room) return Promise.reject(new Error(`No room has an email template ${template}.`));
    return room.write(facts);
  },
};
