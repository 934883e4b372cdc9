import { z } from 'zod';
import { timeZone } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { emailPreferenceShape, settingsShape } from '../shapes.ts';

const readers = { agency: 'Notification=View / Filter / Action', client: 'any' } as const;
const traders = { agency: 'any', client: 'any' } as const;

export const readSettings = operation({
  name: 'notifications.settings',
  summary: 'Returns the topics that the caller is notified about',
  effect: 'read',
  access: readers,
  input: z.object({}),
  output: settingsShape,
});

export const changeSettings = operation({
  name: 'notifications.changeSettings',
  summary: 'Turns notification topics on or off, in the app and by email. Omitted topics keep their setting',
  effect: 'write',
  access: readers,
  input: settingsShape.partial(),
  output: settingsShape,
});

export const readEmailPreference = operation({
  name: 'notifications.emailPreference',
  summary: 'Returns which emails the caller gets, and when',
  effect: 'read',
  access: traders,
  input: z.object({}),
  output: emailPreferenceShape,
});

const emailsPerDayError = inputError('Emails per day must be a number from 1 to 200.');
const quietHoursErrors = {
  open: inputError('Quiet hours need a beginning and an end.'),
  empty: inputError('Quiet hours need a beginning and an end that differ.'),
};
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, inputError('Please enter a time from 00:00 to 23:59.'));

export const changeEmailPreference = operation({
  name: 'notifications.changeEmailPreference',
  summary: 'Updates which emails the caller gets, and when. Omitted settings keep their value',
  effect: 'write',
  access: traders,
  input: z
    .object({
      notificationSummary: z.boolean(),
      applicationUpdated: z.boolean(),
      candidateStatusChanged: z.boolean(),
      quietFrom: clockTime.nullable(),
      quietTo: clockTime.nullable(),
      timeZone: timeZone(),
      mailsPerDay: z
        .number(emailsPerDayError)
        .int(emailsPerDayError)
        .min(1, emailsPerDayError)
        .max(200, emailsPerDayError),
    })
    .partial()
    .superRefine((input, context) => {
      if (
        (input.quietFrom === undefined) !== (input.quietTo === undefined) ||
        (input.quietFrom === null) !== (input.quietTo === null)
      ) {
        for (const end of ['quietFrom', 'quietTo']) {
          context.addIssue({ code: 'custom', path: [end], message: quietHoursErrors.open.error() });
        }
      } else if (typeof input.quietFrom === 'string' && input.quietFrom === input.quietTo) {
        context.addIssue({
          code: 'custom',
          path: ['quietTo'],
          message: quietHoursErrors.empty.error(),
        });
      }
    }),
  output: emailPreferenceShape,
});
