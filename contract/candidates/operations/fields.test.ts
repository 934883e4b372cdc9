import { expect, test } from 'vitest';
import { aboutPerson, person } from './fields.ts';

test('a name is one line that can be seen, a comment may have several', () => {
  for (const name of ['\u200b\u200b', '\u202eevil', 'a\nb']) {
    expect(person.lastName.safeParse(name).error?.issues[0]?.message).toBe(
      "Last name contains characters that can't be displayed.",
    );
  }
  expect(aboutPerson.commentToEmployer.safeParse('a\nb').success).toBe(true);
});
