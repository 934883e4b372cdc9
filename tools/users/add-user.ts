import { eventPayloads } from '#server/event-payloads.ts';
import { assertNoDemoData } from '#server/demo/demo-guard.ts';
import { registerCompanyUser, type CompanyUser } from '#server/identity/public.ts';
import { createClock } from '#server/platform/clock/clock.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { connect } from '#server/platform/db/db.ts';
import { createEvents } from '#server/platform/events/events.ts';
import { noopLive } from '#server/platform/live/noop.ts';
import { createLog } from '#server/platform/log/log.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { defaultScopeSettings } from '#server/platform/scope/scope.ts';
import { loadSigningKey } from '#server/platform/vault/signing-key.ts';
import { createVault } from '#server/platform/vault/vault.ts';
import { openInstallation, type Installation } from '../backup/installation.ts';
import { explain } from '../start/explain.ts';
import { StartError } from '../start/start-error.ts';
import { readAskedUser } from './asked-user.ts';

// `npm run add-user -- --staff …`: adds a user whom no page can create. The instance may be running.
const usage = `Adds a user of Rolecall's staff or of an employer, and prints the link with which they choose a password.

  ${operatorCommand('add-user', '--staff --email nadia@rolecall.example --first-name Nadia --last-name Brandt')}
  ${operatorCommand('add-user', "--employer 'Northwind Health' --email owen@northwind.example --first-name Owen --last-name Prideaux")}

A company that doesn't exist is created, with --time-zone Australia/Sydney or another (UTC by default).
`;

const sourceOf = (place: Installation): { source: ScopeSource; close: () => Promise<void> } => {
  const log = createLog({ mode: place.config.mode, logLevel: 'error' });
  const connections = connect(place.databaseUrl, 1, (error) => log.warn({ err: error }, 'database'));
  const source: ScopeSource = {
    db: connections.db,
    clock: createClock(),
    events: createEvents(eventPayloads, [], () => Promise.resolve()),
    live: noopLive,
    log,
    settings: defaultScopeSettings,
    vault: createVault(place.config.secret, () => loadSigningKey(source, place.config.secret)),
  };
  return { source, close: () => connections.close() };
};

const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';

const add = async (user: CompanyUser): Promise<void> => {
  const place = await openInstallation(process.env);
  const { source, close } = sourceOf(place);
  try {
    await assertNoDemoData(source);
    const added = await inSystemScope(source, 'add a user', (scope) => registerCompanyUser(scope, user));
    const { email, organizationName } = user;
    if (added.outcome === 'in-use') throw new StartError(`${email} belongs to a user of another company.`);
    if (added.outcome === 'has-password')
      throw new StartError(`${email} has a password already. A forgotten one is replaced on the sign-in page.`);
    const { publicUrl, externalIdentity } = place.config;
    const { path, expiresAt } = added.link;
    process.stdout.write(
      (added.isNewCompany ? `${organizationName} is a new company.\n` : '') +
        (externalIdentity === undefined
          ? `With this link, ${email} chooses a password. It works once, until ${expiresAt.toISOString()}:\n${new URL(path, publicUrl).href}\n`
          : `${email} signs in at ${externalIdentity.name}.\n`),
    );
  } catch (error) {
    if (isUndefinedTable(error))
      throw new StartError('The database is empty. Start Rolecall once before adding users.');
    throw error;
  } finally {
    await close();
    await place.close();
  }
};

const asked = readAskedUser(process.argv.slice(2));
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}`);
  process.exitCode = 2;
} else await add(asked).catch(explain);
