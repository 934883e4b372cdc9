import { z } from 'zod/mini';
import { emailError, requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import type { TestimonialClient } from '#web/testimonials/client.ts';
import { copy } from '#web/testimonials/copy.ts';

const text = (label: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredMessage(label)), z.maxLength(max - 1, tooLongMessage(label, max)));

const person = z.object({
  fullName: text(copy.name, 120),
  company: text(copy.organization, 200),
  jobTitle: text(copy.jobTitle, 120),
  email: text(copy.email, 254).check(z.email(emailError)),
});

export interface TestimonialClients {
  people: TestimonialClient[];
}

/** The schema of the clients who will be asked for a testimonial, with the server's messages. */
export const testimonialClientsSchema = z.object({ people: z.array(person) });

export const emptyClient: TestimonialClient = { fullName: '', company: '', jobTitle: '', email: '' };
