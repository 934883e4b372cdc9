import { assertNoDemoData } from '#server/demo/demo-guard.ts';
import { registerCompanyUser, type CompanyUser } from '#server/identity/public.ts';
import { operatorCommand } from '#server/platform/config/operator-command.ts';
import { createLog } from '#server/platform/log/log.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { openInstallation } from '../backup/installation.ts';
import { exitWithExplanation } from '../start/explain.ts';
import { openScopeSource } from '../start/scope-source.ts';
import { StartError } from '../start/start-error.ts';
import { readUserToAdd } from './user-to-add.ts';

// `npm run add-user -- --staff …`: adds a user that no page can add. The instance may be running.
const usage = `Adds a user of Rolecall's staff or of an employer, and prints the link with which they choose a password.

  ${operatorCommand('add-user', '--staff --email nadia@rolecall.example --first-name Nadia --last-name Brandt')}
  ${operatorCommand('add-user', "--employer 'Northwind Health' --email owen@northwind.example --first-name Owen --last-name Prideaux")}

A company that doesn't exist is created, with --time-zone Australia/Sydney or another (UTC by default).
`;

const isUndefinedTable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42P01';

const add = async (user: CompanyUser): Promise<void> => {
  const place = await openInstallation(process.env);
  const { databaseUrl, config } = place;
  const log = createLog({ mode: config.mode, logLevel: 'error' });
  const { source, close } = openScopeSource({ databaseUrl, secret: config.secret, log, connections: 1 });
  try {
    await assertNoDemoData(source);
    const added = await inSystemScope(source, 'add a user', (scope) => registerCompanyUser(scope, user));
    const { email, organizationName } = user;
    if (added.outcome === 'in-use') throw new StartError(`${email} belongs to a user of another company.`);
    if (added.outcome === 'has-password')
      throw new StartError(`${email} has a password already. A forgotten one is replaced on the sign-in page.`);
    const { publicUrl, externalIdentity } = config;
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

const asked = readUserToAdd(process.argv.slice(2));
if (typeof asked === 'string') {
  process.stderr.write(`${asked}\n\n${usage}`);
  process.exitCode = 2;
} else await add(asked).catch(exitWithExplanation);
