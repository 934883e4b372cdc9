import { expect, test } from 'vitest';
import { rightsTable } from '#server/testing/rights-table.ts';
import { mayRemovePasskey, mayTurnOffApp } from './policy.ts';

test('the only second factor stays while the role requires one', () => {
  const cases = Object.fromEntries(
    [true, false].flatMap((isRequired) =>
      [true, false].flatMap((hasApp) =>
        [0, 1, 2].map((passkeys) => [
          `${isRequired ? 'required' : 'optional'}: ${hasApp ? 'app, ' : ''}${String(passkeys)} passkeys`,
          { isRequired, hasApp, passkeys },
        ]),
      ),
    ),
  );
  expect(
    rightsTable(cases, (state) => ({
      'turn off app': mayTurnOffApp(state),
      'remove passkey': mayRemovePasskey(state),
    })),
  ).toMatchInlineSnapshot(`
    "                          | turn off app | remove passkey
    required: app, 0 passkeys | no           | yes
    required: app, 1 passkeys | yes          | yes
    required: app, 2 passkeys | yes          | yes
    required: 0 passkeys      | no           | yes
    required: 1 passkeys      | yes          | no
    required: 2 passkeys      | yes          | yes
    optional: app, 0 passkeys | yes          | yes
    optional: app, 1 passkeys | yes          | yes
    optional: app, 2 passkeys | yes          | yes
    optional: 0 passkeys      | yes          | yes
    optional: 1 passkeys      | yes          | yes
    optional: 2 passkeys      | yes          | yes"
  `);
});
