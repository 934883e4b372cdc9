import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { makeConsentFixture, makeLinkedRequest } from '#server/consents/factories.ts';
import { createTestKit } from '#server/testing/kit.ts';
import { up as moveNotes } from './migrations/0199-notes-of-withdrawals.ts';

test('the upgrade moves the messages of withdrawals out of those of the answers, and leaves answers guarded', async () => {
  const kit = await createTestKit();
  const place = await makeConsentFixture(kit.db);
  const asked = (state: 'agreed' | 'refused' | 'withdrawn', note: string) =>
    makeLinkedRequest({ db: kit.db, mac: kit.source.vault.mac, at: kit.clock.now() }, place, { row: { state, note } });
  const rows = [
    await asked('withdrawn', 'I found another job.'),
    await asked('refused', 'I know them.'),
    await asked('agreed', 'Only this hospital.'),
  ];
  await sql`alter table consent_request drop column withdrawal_note`.execute(kit.db);
  await moveNotes(kit.db as unknown as Kysely<unknown>);
  const stored = await kit.db.selectFrom('consentRequest').select(['id', 'note', 'withdrawalNote']).execute();
  const notes = rows.map(({ id }) => {
    const row = stored.find((one) => one.id === id);
    return [row?.note, row?.withdrawalNote];
  });
  expect(notes).toEqual([
    ['', 'I found another job.'],
    ['I know them.', ''],
    ['Only this hospital.', ''],
  ]);
  const change = kit.db.updateTable('consentRequest').set({ note: 'No.' }).where('state', '=', 'refused').execute();
  await expect(change).rejects.toMatchObject({ code: 'RC019' });
  await kit.close();
});
