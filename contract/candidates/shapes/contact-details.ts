import { z } from 'zod';

/** The fields for a person's contact details in a response. A detail that isn't known is empty. */
export const contactDetailFields = {
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  contactNumber: z.string(),
  linkedIn: z.string(),
  location: z.string(),
};
