import { defineCopy } from '#contract/common/copy.ts';

/** The text of the email that asks an agency's client for a testimonial. */
export const testimonialInvitationCopy = defineCopy('testimonials.email.invitation', {
  subject: '{agency} asks you for a testimonial',
  preview: '{askedBy} would like to show what you think of their work.',
  over: 'Testimonial',
  title: 'Would you recommend {agency}?',
  text: 'Dear {fullName}, a few sentences about working with {agency} help others choose. You don’t need an account, and 500 characters are enough.',
  askedBy: 'Asked by',
  agency: 'Agency',
  expires: 'Link expires',
  act: 'Write a testimonial',
  once: 'The link can be used once. Rolecall reviews your testimonial before anyone else sees it.',
  foot: 'You received this email because {askedBy} from {agency} named you as a client. If you aren’t one, or don’t want to answer, ignore this email: we won’t write again.',
});

/** Why a client could not be asked for a testimonial. */
export const notRequestedCopy = defineCopy('testimonials.not-requested', {
  asked: '{email} was asked already, and has not answered yet',
  limit: '{email} was not asked: your agency has asked {most} people today',
});
