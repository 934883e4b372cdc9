import { z } from 'zod';
import { applicationTermsShape } from '#contract/applications/shapes.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import { attachmentShape } from '#contract/clarifications/shapes.ts';
import { engagementType, feeType } from '#contract/engagements/states.ts';
import { endpoints } from '#contract/registry.ts';
import { makeSubmission } from '#server/testing/make-submission.ts';
import type { AuthorizationWorld } from '../authorization.ts';
import { rivalOnlyPersonEmail, sharedPersonEmail, type RivalFixture } from './fixture.ts';
import type { ObservedAction } from './detect-leaks.ts';

const atOf = (name: string): Endpoint => {
  const at = endpoints.find((one) => one.operation === name);
  if (!at) throw new Error(`The operation ${name} has no address.`);
  return at;
};

/**
 * Calls an operation and checks that it succeeds, because an action without effect would wrongly suggest that nothing
 * leaks.
 */
const calls = (world: AuthorizationWorld, userId: string) => async (name: string, input: object, expected: number) => {
  const answer = await world.server.call(userId, atOf(name), input);
  if (answer.status !== expected)
    throw new Error(`${name} was answered ${String(answer.status)}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Returns the rival's actions in all engagements of the fixture, and the employer's actions on the rival's records. */
export const rivalActions = (world: AuthorizationWorld, scene: RivalFixture): readonly ObservedAction[] => {
  const { db } = world.server.kit;
  const { people, rivalId, clientId } = world;
  const rival = calls(world, people.rivalOwner);
  const employer = calls(world, people.client);
  const made: string[] = [];
  const topics: string[] = [];

  const engagements = () =>
    db
      .selectFrom('engagement')
      .select(['id', 'kind', 'engagementTypeId'])
      .where('clientId', '=', clientId)
      .where('publishedAt', 'is not', null)
      .where('status', '=', 'open')
      .where('id', 'not in', db.selectFrom('application').select('engagementId').where('supplierId', '=', rivalId))
      .execute();
  const apply = async (): Promise<void> => {
    for (const { id: engagementId, kind, engagementTypeId } of await engagements()) {
      const read = applicationTermsShape.parse(await rival('applications.terms', { engagementId }, 200));
      if (!read.can.apply.allowed) continue;
      const input = { engagementId, termsVersion: read.terms.termsVersion, termsHash: read.termsHash };
      if (kind === 'competitive') await rival('applications.applyCompetitive', input, 200);
      else if (engagementTypeId === engagementType.employerSetsRate)
        await rival('applications.applySetRate', input, 200);
      else
        await rival(
          'applications.applyTenderRate',
          { ...input, feeTypeId: feeType.percentBase, feePercent: '9.75' },
          200,
        );
    }
  };
  const decide = async (): Promise<void> => {
    const waiting = await db
      .selectFrom('application')
      .select('id')
      .where('supplierId', '=', rivalId)
      .where('clientId', '=', clientId)
      .where('statusId', '=', 1)
      .execute();
    for (const [index, { id: applicationId }] of waiting.entries()) {
      const no = { decision: 'decline', reasonId: 1 };
      await employer(
        'applications.decide',
        { applicationId, ...(index % 5 === 4 ? no : { decision: 'approve' }) },
        200,
      );
    }
  };
  const submission = (emailAddress: string) =>
    makeSubmission(
      db,
      { agency: { id: rivalId }, recruiter: { id: people.rivalOwner }, request: { id: scene.talentRequestId } },
      { emailAddress },
    );
  const submit = async (emailAddress: string): Promise<void> => {
    const body = await rival('candidates.submit', await submission(emailAddress), 200);
    made.push(z.object({ _id: z.string() }).parse(body)._id);
  };
  const nth = (index: number): string => {
    const id = made[index];
    if (id === undefined) throw new Error('The rival has submitted fewer candidates than its acts need.');
    return id;
  };
  const hire = async (index: number): Promise<void> => {
    for (const candidateStatusId of [4, 6, 8, 9])
      await employer('candidates.move', { candidateId: nth(index), candidateStatusId }, 200);
    const { baseSalary, agencyFee } = await world.server.kit.db
      .selectFrom('candidate')
      .select(['baseSalary', 'agencyFee'])
      .where('id', '=', nth(index))
      .executeTakeFirstOrThrow();
    await employer(
      'candidates.move',
      { candidateId: nth(index), candidateStatusId: candidateStatus.hired, baseSalary, agencyFee },
      200,
    );
  };
  const act = (name: string, carryOut: () => Promise<unknown>): ObservedAction => ({
    name,
    carryOut: async () => {
      await carryOut();
    },
  });

  return [
    act('a rival looks at everything', async () => {
      const input = { engagementId: scene.engagementId };
      for (const name of ['opportunities.detail', 'engagements.information', 'applications.view'])
        await rival(name, input, 200);
    }),
    act('a rival applies', apply),
    act('the employer decides on a rival', decide),
    act('a rival saves a draft', () =>
      rival('candidates.saveDraft', { talentRequestId: scene.talentRequestId, fields: { firstName: 'Noor' } }, 200),
    ),
    act('a rival submits candidates', async () => {
      for (const email of [rivalOnlyPersonEmail, 'second@inbox.example', 'third@inbox.example', 'fourth@inbox.example'])
        await submit(email);
      for (let more = 0; more < scene.roles; more += 1) await submit(`more-${String(more)}@inbox.example`);
    }),
    act("a rival tries the agency's own person", async () =>
      rival('candidates.submit', await submission(sharedPersonEmail), 409),
    ),
    act('a rival edits a candidate', () =>
      rival('candidates.edit', { candidateId: nth(1), location: 'Hobart TAS' }, 200),
    ),
    act('a rival withdraws a candidate', () =>
      rival('candidates.withdraw', { candidateId: nth(1), withdrawReasons: [1] }, 200),
    ),
    act('a rival takes a withdrawal back', () => rival('candidates.undoWithdraw', { candidateId: nth(1) }, 200)),
    act('the employer opens and moves candidates of a rival', async () => {
      await employer('candidates.open', { candidateId: nth(2) }, 200);
      for (const candidateStatusId of [4, 6, 8, 9])
        await employer('candidates.move', { candidateId: nth(2), candidateStatusId }, 200);
    }),
    act('the employer rejects a candidate of a rival', () =>
      employer(
        'candidates.reject',
        { candidateId: nth(2), rejectionReasons: [1], rejectionMessage: 'Thank you.' },
        200,
      ),
    ),
    act('the employer takes the rejection back', () => employer('candidates.unreject', { candidateId: nth(2) }, 200)),
    act('a rival asks a question and comments on a candidate', async () => {
      const { engagementId } = scene;
      const body = await rival('clarifications.ask', { engagementId, topic: 'Roster', text: 'Is it rotating?' }, 200);
      topics.push(z.object({ _id: z.string() }).parse(body)._id);
      await rival('clarifications.reply', { clarificationId: topics[0], text: 'For us only.', isNote: true }, 200);
      const file = { name: 'Reference.txt', bytes: new TextEncoder().encode('She ran the ward.') };
      const { body: sent } = await world.server.call(
        people.rivalOwner,
        atOf('clarifications.uploadAttachment'),
        {},
        { file },
      );
      const { attachmentId } = attachmentShape.parse(sent);
      const comment = { candidateId: nth(2), text: 'Available from January.', attachmentIds: [attachmentId] };
      await rival('clarifications.comment', comment, 200);
    }),
    act('a rival and the employer discuss, and mention each other', async () => {
      const about = { partnerId: clientId, subject: 'Terms', text: 'Shall we review them?' };
      const opened = await rival('clarifications.createDiscussion', about, 200);
      const { discussionId } = z.object({ discussionId: z.string() }).parse(opened);
      const answer = { discussionId, text: 'Gladly.', mentionedUserIds: [people.rivalOwner] };
      await employer('clarifications.writeToDiscussion', answer, 200);
      await rival('clarifications.writeToDiscussion', { ...answer, mentionedUserIds: [people.client] }, 200);
    }),
    act('the employer answers a rival and comments on its candidate', async () => {
      await employer('clarifications.reply', { clarificationId: topics[0], text: 'It rotates.' }, 200);
      await employer('clarifications.comment', { candidateId: nth(2), text: 'January is fine.' }, 200);
    }),
    act('the employer publishes the answer to a rival', () =>
      employer(
        'clarifications.publish',
        { clarificationId: topics[0], question: 'Is the roster rotating?', answer: 'It rotates.' },
        200,
      ),
    ),
    act('the employer hires a candidate of a rival', () => hire(3)),
    act('the employer fills the last role with a rival', async () => {
      for (let more = 0; more < scene.roles - 1; more += 1) await hire(4 + more);
    }),
  ];
};
