import type { RoomLetters } from '#server/platform/mail/letters.ts';
import { writeLetter } from '#server/platform/mail/write-letter.tsx';
import { Invitation, subjectOf, type InvitationFacts } from './invitation.tsx';

const invitation: InvitationFacts = {
  template: 'testimonial-invitation',
  link: 'https://rolecall.example/Agency/createtestimonial/not-a-real-token',
  agency: 'Harbour Talent',
  askedBy: 'Ines Marchetti',
  fullName: 'Tove Aldermann',
  expiresAt: '2026-12-20T03:12:00.000Z',
};

/** The mails about testimonials. */
export const letters: RoomLetters = {
  templates: ['testimonial-invitation'],
  samples: [
    { name: 'Testimonial invitation', facts: invitation },
    {
      name: 'Testimonial invitation, names that are markup',
      facts: { ...invitation, agency: 'Agency <b>bold</b>', fullName: '<script>alert(1)</script> O’Néill' },
    },
  ],
  write: (facts: InvitationFacts) => writeLetter(facts.template, subjectOf(facts), <Invitation {...facts} />),
};
