import { expect, test } from 'vitest';
import { personDetailFields, personFields } from './fields.ts';

test('a name is a single visible line, a comment may have several', () => {
  for (const name of ['\u200b\u200b', '\u202eevil', 'a\nb']) {
    expect(personFields.lastName.safeParse(name).error?.issues[0]?.message).toBe(
      "Last name contains characters that can't be displayed.",
    );
  }
  expect(personDetailFields.commentToEmployer.safeParse('a\nb').success).toBe(true);
});
