import { expect, test } from 'vitest';
import { staffAccountEmail } from './staff-address.ts';

const id = '01900000-0000-7000-8000-0000000000ab';

test('a staff account uses the mailbox of its member of staff, tagged with the agency', () => {
  expect(staffAccountEmail('manager@rolecall.example', { id, name: 'Harbour Talent' }, false)).toBe(
    'manager+harbour-talent@rolecall.example',
  );
  expect(staffAccountEmail('manager@rolecall.example', { id, name: 'Åse & Söhne  (Nord)' }, false)).toBe(
    'manager+a-se-so-hne-nord@rolecall.example',
  );
});

test('two agencies of the same name, and a name without letters, get unique addresses', () => {
  expect(staffAccountEmail('manager@rolecall.example', { id, name: 'Harbour Talent' }, true)).toBe(
    'manager+harbour-talent-000000ab@rolecall.example',
  );
  expect(staffAccountEmail('manager@rolecall.example', { id, name: '人材' }, false)).toBe(
    'manager+000000ab@rolecall.example',
  );
});
