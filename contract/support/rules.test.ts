import { expect, test } from 'vitest';
import { supportAddressOf } from './rules.ts';

test("the support address is 'support+' and the email with the at sign as an underscore [X02]", () => {
  expect(supportAddressOf('owner@harbour.example')).toBe('support+owner_harbour.example');
  expect(supportAddressOf('first.last+jobs@people.example')).toBe('support+first.last+jobs_people.example');
});
