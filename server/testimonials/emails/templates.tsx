import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import {
  TestimonialInvitationEmail,
  testimonialInvitationSubject,
  type TestimonialInvitationFacts,
} from './invitation.tsx';

const invitation: TestimonialInvitationFacts = {
  template: 'testimonial-invitation',
  link: 'https://rolecall.example/Agency/createtestimonial/not-a-real-token',
  agency: 'Harbour Talent',
  askedBy: 'Ines Marchetti',
  fullName: 'Tove Aldermann',
  expiresAt: '2026-12-20T03:12:00.000Z',
};

/** The emails about testimonials. */
export const testimonialEmails: RoomEmailRenderer = {
  templates: ['testimonial-invitation'],
  samples: [
    { name: 'Testimonial invitation', facts: invitation },
    {
      name: 'Testimonial invitation, names containing markup',
      facts: { ...invitation, agency: 'Agency <b>bold</b>', fullName: '<script>alert(1)</script> O’Néill' },
    },
  ],
  write: (facts: TestimonialInvitationFacts) =>
    renderEmail(facts.template, testimonialInvitationSubject(facts), <TestimonialInvitationEmail {...facts} />),
};
