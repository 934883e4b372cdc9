import type { Finding, ArchitectureRule } from '../finding.ts';
import { lineNumberAt } from '../finding.ts';

/**
 * Files that may use the UTC day, because they store or compare calendar days, or calculate the time in a time zone.
 */
const MEANT: readonly string[] = [
  'server/prequalification/rules/days.ts',
  'server/prequalification/rules/valid-until.ts',
  'server/profile/rules/client-history-errors.ts',
  'server/reports/rules/zoned-clock.ts',
];

const NOWHERE: readonly string[] = [];

const CUT = /toISOString\(\)\s*\.(?:slice\(0, 10\)|substring\(0, 10\)|substr\(0, 10\)|split\('T'\))/g;
const FORMATTED = /formatDay\(\s*(?:dayOf|daysAfter)\(/g;

/**
 * Forbids the UTC day of an instant in text that the server produces, since a page shows all days in the reader's time
 * zone.
 */
export const noUtcDays: ArchitectureRule = {
  name: 'days',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      if (!/^(?:server|contract)\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
      // Demo data and test support contain no text for users.
      if (/^server\/(?:demo|testing)\//.test(path)) continue;
      for (const [pattern, places] of [
        [CUT, MEANT],
        [FORMATTED, NOWHERE],
      ] as const) {
        if (places.includes(path)) continue;
        for (const { index } of text.matchAll(pattern)) {
          findings.push({
            file: path,
            line: lineNumberAt(text, index),
            says: "The UTC day of an instant. Use dayText with the reader's time zone, or send the instant.",
          });
        }
      }
    }
    return findings;
  },
};
