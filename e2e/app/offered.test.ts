import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { activityKinds, recordedActivityKinds } from '#contract/notifications/states.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The server's code that emits events, without event declarations and event readers. */
const emitters = globSync('server/**/*.ts', { cwd: root })
  .filter((path) => !/\.test\.ts$|\/testing\/|\/(?:events|reactions)\.ts$|\/queries\//.test(path))
  .map(read)
  .join('\n');

const eventsByKind = (): ReadonlyMap<string, readonly string[]> => {
  const source = read('server/notifications/queries/own-activities.ts');
  const body = /const eventsOf[^{]*\{([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/^  (\w+): \[([^\]]*)\]/gm)].map(([, kind = '', events = '']) => [
      kind,
      events.match(/\w+Events\.\w+/g) ?? [],
    ]),
  );
};

test('the filter of the activity list offers exactly the event kinds that commands record', () => {
  const byKind = eventsByKind();
  expect([...byKind.keys()].toSorted()).toEqual([...activityKinds].toSorted());
  const recorded = activityKinds.filter((kind) => byKind.get(kind)?.some((event) => emitters.includes(event)));
  expect(recordedActivityKinds).toEqual(recorded);
});
