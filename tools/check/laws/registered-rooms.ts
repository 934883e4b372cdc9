import { codeLocation } from '../architecture.ts';
import type { Finding, ArchitectureRule } from '../finding.ts';

type Plug = {
  readonly files: RegExp;
  /** Returns the file that must import this file of the given room. */
  readonly into: (room: string) => string;
  /** A pattern of the file's text, if only files that contain it must be imported. */
  readonly declares?: RegExp;
};

const PLUGS: readonly Plug[] = [
  { files: /^server\/[^/]+\/(routes|reactions|jobs)\.ts$/, into: (room) => `server/${room}/room.ts` },
  { files: /^server\/[^/]+\/room\.ts$/, into: () => 'server/rooms.ts' },
  { files: /^server\/[^/]+\/events\.ts$/, into: () => 'server/event-payloads.ts' },
  { files: /^server\/[^/]+\/tables\.ts$/, into: () => 'server/database.ts' },
  { files: /^server\/[^/]+\/emails\/templates\.tsx$/, into: () => 'server/email-templates.tsx' },
  { files: /^server\/[^/]+\/authorization\.cases\.ts$/, into: () => 'server/authorization.cases.ts' },
  { files: /^contract\/[^/]+\/(operations|endpoints)\.ts$/, into: () => 'contract/registry.ts' },
  {
    files: /^web\/[^/]+\/public\.tsx$/,
    into: () => 'web/app/live-invalidations.ts',
    declares: /\bexport const \w+LiveInvalidation\b/,
  },
];

/** Requires that every room with files on the server is started, and that everything a room declares is plugged in. */
export const registeredRooms: ArchitectureRule = {
  name: 'plugged-in',
  find: ({ files }) => {
    const findings: Finding[] = [];
    const imports = (path: string, target: string): boolean =>
      files.get(path)?.facts?.imports.some((each) => each.target === target) === true;
    const onServer = new Set<string>();
    for (const path of files.keys()) {
      const { floor, room, isTest } = codeLocation(path);
      if (room === undefined || isTest) continue;
      if (floor === 'server') onServer.add(room);
      for (const { files: kind, into, declares } of PLUGS) {
        if (!kind.test(path) || declares?.test(files.get(path)?.text ?? '') === false) continue;
        if (imports(into(room), path)) continue;
        findings.push({
          file: path,
          says: `is not plugged in: ${into(room)} does not import ${path}. Add it there.`,
        });
      }
    }
    for (const room of onServer) {
      if (files.has(`server/${room}/room.ts`)) continue;
      findings.push({
        file: `server/${room}/`,
        says: `the room is not started. Write server/${room}/room.ts and add it to server/rooms.ts.`,
      });
    }
    return findings;
  },
};
