import { parseArgs } from 'node:util';
import { z } from 'zod';
import { timeZone } from '#contract/common/ids.ts';
import { emailSchema, requiredTextSchema } from '#contract/common/text.ts';
import type { CompanyUser } from '#server/identity/public.ts';

/** The name of the provider's company, as on every page. */
const provider = 'Rolecall';

const asked = z.object({
  organizationName: requiredTextSchema('The name of the employer', 200),
  timeZone: z
    .string()
    .refine((name) => timeZone().safeParse(name).success, 'The time zone must be one like Europe/Berlin.'),
  email: emailSchema('The email address'),
  firstName: requiredTextSchema('The first name', 100),
  lastName: requiredTextSchema('The last name', 100),
});

/** Reads the user to add from the arguments; returns a message for the operator if something is missing or wrong. */
export const readUserToAdd = (args: readonly string[]): CompanyUser | string => {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        staff: { type: 'boolean' },
        employer: { type: 'string' },
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
        'time-zone': { type: 'string' },
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { staff = false, employer, email } = values;
  if (staff === (employer !== undefined)) return 'Either --staff or --employer is needed.';
  const read = asked.safeParse({
    organizationName: employer ?? provider,
    timeZone: values['time-zone'] ?? 'UTC',
    email,
    firstName: values['first-name'],
    lastName: values['last-name'],
  });
  if (!read.success) return read.error.issues.map(({ message }) => message).join('\n');
  return { side: staff ? 'provider' : 'client', ...read.data };
};
