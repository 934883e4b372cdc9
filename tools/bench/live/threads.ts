import type { Kysely } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { writeToDiscussionEndpoint } from '#contract/clarifications/endpoints.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import type { Database } from '#server/database.ts';
import { sharedClockNow } from './open-feed.ts';

const discussions = 10;
const pauseMs = 20;

/** Creates discussions between an agency and an engagement's employer. */
export const createDiscussions = async (
  db: Kysely<Database>,
  { supplierId, clientId, engagementId, at }: { supplierId: string; clientId: string; engagementId: string; at: Date },
): Promise<string[]> => {
  await makeApplication(db, { engagementId, supplierId });
  const ids: string[] = [];
  while (ids.length < discussions) {
    const subject = `Terms ${String(ids.length)}`;
    const thread = await makeThread(db, { kind: 'discussion', supplierId, clientId, subject, createdAt: at });
    await makeMessage(db, thread, { isQuestion: false });
    ids.push(thread.id);
  }
  return ids;
};

/**
 * Sends messages in discussions, one after the other. The returned function stops this and returns the duration of each
 * call, in ms.
 */
export const sendDiscussionMessages = (
  origin: string,
  token: string,
  ids: readonly string[],
): (() => Promise<number[]>) => {
  const times: number[] = [];
  let isStopped = false;
  const write = async (discussionId: string): Promise<void> => {
    const sent = sharedClockNow();
    const path = writeToDiscussionEndpoint.path.replace('{discussionId}', discussionId);
    const answer = await fetch(`${origin}${path}`, {
      method: writeToDiscussionEndpoint.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The terms are signed.' }),
    });
    if (answer.status !== 200) throw new Error(`A message responds with ${String(answer.status)}.`);
    await answer.arrayBuffer();
    times.push(sharedClockNow() - sent);
  };
  const run = async (): Promise<void> => {
    for (let at = 0; !isStopped; at += 1) {
      await write(ids[at % ids.length] ?? '');
      await delay(pauseMs);
    }
  };
  const done = run();
  return async () => {
    isStopped = true;
    await done;
    return times;
  };
};
