import { Problem } from '#web/platform/api/problem.ts';

/**
 * Returns the server's message for each field, or one message for the whole form if it concerns none of these fields.
 */
export const fieldErrors = <Field extends string>(
  error: Error | null,
  fields: readonly Field[],
): Partial<Record<Field | 'form', string>> => {
  if (error === null) return {};
  const problem = error instanceof Problem ? error : undefined;
  const found = fields.flatMap((field) => {
    const message = problem?.fields.find((one) => one.field === field)?.message;
    return message === undefined ? [] : [[field, message] as const];
  });
  if (found.length > 0) return Object.fromEntries(found) as Partial<Record<Field | 'form', string>>;
  const reasons = problem?.reasons ?? [];
  const form = reasons.length > 0 ? reasons.map(({ text }) => text).join(' ') : error.message;
  return { form } as Partial<Record<Field | 'form', string>>;
};

/** Returns the error for a message: for its text, files or mentions, or for the message as a whole. */
export const messageError = (error: Error | null): string | undefined => {
  const { text, attachmentIds, mentionedUserIds, form } = fieldErrors(error, [
    'text',
    'attachmentIds',
    'mentionedUserIds',
  ]);
  return text ?? attachmentIds ?? mentionedUserIds ?? form;
};
