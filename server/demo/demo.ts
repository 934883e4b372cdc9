import type { Config } from '#server/platform/config/config.ts';
import { makeTenant, makeUser, defaultPassword } from '#server/identity/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { makeAuctions } from './auctions/auctions.ts';
import { demoCompanies } from './companies.ts';
import { makeStartedSubmissions } from './drafts/started-submissions.ts';
import { makeComments } from './conversations/comments.ts';
import { makeDiscussions } from './conversations/discussions.ts';
import { makeClarifications } from './conversations/clarifications.ts';
import { makeConsents } from './drafts/consents.ts';
import { makeDraftCandidates } from './drafts/draft-candidates.ts';
import { makeDrafts } from './drafts/drafts.ts';
import { makeClaims } from './history/claims.ts';
import { makeDisputes } from './history/disputes.ts';
import { makeEngagementEvents } from './history/engagement-events.ts';
import { makeAuditLog } from './history/audit-log.ts';
import { makeDemoEmails } from './emails.ts';
import { makeDemoMarket, demoTenantId, demoUserId } from './market.ts';
import { makeNotifications } from './notifications.ts';
import { makePayments } from './payments.ts';
import { makePipeline } from './pipeline.ts';
import { makeSalaryRevisions } from './history/salary-revisions.ts';
import { makePracticeAuctions } from './practices.ts';
import { makePrequalifications } from './prequalification/prequalifications.ts';
import { assertNoProductionData } from './demo-guard.ts';
import { makeProfiles } from './profiles.ts';
import { makeProfileContent } from './stories.ts';
import { makeResponseTimes } from './history/response-times.ts';
import { makeRoles } from './people/roles.ts';
import { makePeopleNearRetentionEnd } from './people/due-people.ts';
import { makeEarlierSubmissions } from './people/earlier-submissions.ts';
import { makeCandidateVersions } from './people/versions.ts';
import { makeTasks } from './people/tasks.ts';
import { makeViews } from './people/views.ts';
import { makeTestimonials } from './testimonials.ts';

const day = 86_400_000;

/** Each demo user's number of earlier logins, so that nobody is greeted as a newcomer. */
const loginsSoFar = 40;

/** The password of every user in the demo world. */
export const demoPassword = defaultPassword;

/**
 * Creates everything in the demo world except the auctions, in one transaction. Returns false if the demo world already
 * exists.
 */
const makeMarket = ({ source, files }: { source: ScopeSource; files: Files }): Promise<boolean> =>
  inSystemScope(source, 'create the demo data', async (scope) => {
    const there = await scope.db
      .selectFrom('tenant')
      .select('id')
      .where('id', '=', demoTenantId('harbour'))
      .executeTakeFirst();
    if (there) return false;
    await assertNoProductionData(scope);
    const createdAt = new Date(scope.now.getTime() - 200 * day);
    for (const company of demoCompanies) {
      await makeTenant(scope.db, { ...company, id: demoTenantId(company.key), isDemo: true, createdAt });
      for (const user of company.users) {
        await makeUser(scope.db, {
          ...user,
          id: demoUserId(user.email),
          tenantId: demoTenantId(company.key),
          loginCount: loginsSoFar,
          createdAt,
        });
      }
    }
    await makeRoles(scope);
    await makeViews(scope);
    await makeTasks(scope);
    await makeProfiles(scope);
    await makeDemoMarket(scope, files);
    await makeDrafts(scope, files);
    await makePrequalifications(scope, files);
    await makePipeline(scope, files);
    await makeEarlierSubmissions(scope, files);
    await makeCandidateVersions(scope, files);
    await makePeopleNearRetentionEnd(scope, files);
    await makeSalaryRevisions(scope);
    await makeClaims(scope);
    await makeDisputes(scope);
    await makeStartedSubmissions(scope, files);
    await makeDraftCandidates(scope, files);
    await makeConsents(scope, files);
    await makeProfileContent(scope, files);
    await makeClarifications(scope);
    await makeComments(scope);
    await makeDiscussions(scope, files);
    await makeEngagementEvents(scope);
    await makeAuditLog(scope);
    await makeNotifications(scope);
    await makeResponseTimes(scope);
    await makeDemoEmails(scope);
    await makePayments(scope);
    await makeTestimonials(scope, files);
    await makePracticeAuctions(scope);
    return true;
  });

/**
 * Creates the demo world if it does not exist. It is always the same, with dates relative to now. Agencies bid through
 * the product's own commands, after the companies have been saved.
 */
export const makeDemoWorld = async (given: { source: ScopeSource; files: Files }): Promise<void> => {
  if (await makeMarket(given)) await makeAuctions(given.source);
};

const roleWords: Record<string, string> = {
  owner: 'Owner',
  admin: 'Admin Account',
  standard: 'Standard User Account',
  'sub-user': 'Old Sub User',
  none: 'No Role',
};

const sideWords = { client: 'Employer', provider: 'Provider', auditor: 'Auditor' } as const;

/** Prints the product's URL and the users who can sign in. */
export const printSignIns = ({
  publicUrl,
  staffSecondFactor,
}: Pick<Config, 'publicUrl' | 'staffSecondFactor'>): void => {
  const rows = demoCompanies.flatMap((company) =>
    company.users.map((user) => {
      const what =
        company.side === 'agency'
          ? `${roleWords[user.role] ?? ''}${company.status === 'approved' ? '' : `, ${company.status}`}${user.isEmailVerified === false ? ', email not confirmed' : ''}`
          : sideWords[company.side];
      return `  ${user.email.padEnd(28)} ${company.name.padEnd(22)} ${what}`;
    }),
  );
  process.stdout.write(
    `\nRolecall is ready at ${publicUrl}\n\nSign in as any of these; the password for all of them is ${defaultPassword}\n${rows.join('\n')}\n\n${staffSecondFactor ? '' : 'Only in this demo, the provider signs in without two-step sign-in.\n\n'}`,
  );
};
