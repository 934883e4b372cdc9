import { expect, test } from 'vitest';
import { supportEmailOf } from './rules.ts';

test("the support address is 'support+' and the email with the at sign as an underscore [X02]", () => {
  expect(supportEmailOf('owner@harbour.example')).toBe('support+owner_harbour.example');
  expect(supportEmailOf('first.last+jobs@people.example')).toBe('support+first.last+jobs_people.example');
});
