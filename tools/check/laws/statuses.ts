import { codeLocation } from '../architecture.ts';
import { lineNumberAt, type ArchitectureRule, type Finding } from '../finding.ts';

/** The files with types and SQL, except tests, frozen migrations and the generated SQL in database/queries/. */
const CHECKED = /^(?:contract|server|web|tools)\/.*\.tsx?$|^database\/functions\/.*\.sql$/;

const IN_SQL = /\b(?:\w*status_id|(?:fee|engagement)_type_id)\s*(?:=|<>|!=|in\b)\s*\(?\s*\d/gi;
const UNTYPED =
  /\b(?:(?:s|\w+S)tatusId|(?:fee|engagement)TypeId)\??:\s*(?:readonly )?(?:(?:Generated<)?number\b|z\.(?:number|int)\()/g;
const TYPE_BY_NUMBER = /\b(?:fee|engagement)TypeId(?:\??:| [=!]==)\s*\d/g;
const KEYED_BY_NUMBER = /\bRecord<number,[^=]*=\s*\{\s*\[\w*[sS]tatus\./g;

/**
 * Requires that statuses, fee types and engagement types have their names in SQL and their unions in types, both from
 * the room's states.ts.
 */
export const namedStatuses: ArchitectureRule = {
  name: 'named-statuses',
  find: ({ files }) => {
    const findings: Finding[] = [];
    for (const { path, text } of files.values()) {
      if (!CHECKED.test(path) || codeLocation(path).isTest) continue;
      for (const [pattern, says] of [
        [IN_SQL, 'a status or type number in SQL. Insert its name from states.ts, as in `${candidateStatus.hired}`.'],
        [UNTYPED, 'a status or type of any number. Use the union from states.ts, such as CandidateStatusId.'],
        [TYPE_BY_NUMBER, 'a type by its number. Use its name from states.ts, as in `feeType.fixed`.'],
        [KEYED_BY_NUMBER, 'a map of statuses by any number. Use the union from states.ts as its key.'],
      ] as const) {
        for (const { index } of text.matchAll(pattern)) {
          findings.push({ file: path, line: lineNumberAt(text, index), says });
        }
      }
    }
    return findings;
  },
};
