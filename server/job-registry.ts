import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { AfterCommitReaction } from '#server/platform/events/reaction.ts';
import { reactionQueue } from '#server/platform/events/events.ts';
import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { purgeIdempotencyKeys } from '#server/platform/jobs/purge-idempotency-keys.ts';
import { readEvent } from '#server/platform/events/read-event.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';

const reactionJob = ({ source, files, mail }: JobDependencies, reaction: AfterCommitReaction): Job => ({
  queue: reactionQueue(reaction),
  run: async (data) => {
    await inSystemScope(source, `reaction ${reaction.job}`, async (scope) => {
      const event: RecordedEvent | undefined = await readEvent(scope, String(data.eventId));
      if (event) await reaction.after(scope, event, { files, mail });
    });
  },
});

/** Returns every queue that the server processes: the rooms' reactions and jobs, and the platform's clean-up. */
export const allJobs = (rooms: readonly Room[], tools: JobDependencies): readonly Job[] => [
  ...rooms
    .flatMap((room) => room.reactions ?? [])
    .filter((reaction) => 'after' in reaction)
    .map((reaction) => reactionJob(tools, reaction)),
  ...rooms.flatMap((room) => room.jobs?.(tools) ?? []),
  purgeIdempotencyKeys(tools.source),
];
