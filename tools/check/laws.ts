import type { ArchitectureRule } from './finding.ts';
import { api } from './laws/api.ts';
import { colours } from './laws/colours.ts';
import { cycles } from './laws/cycles.ts';
import { days } from './laws/days.ts';
import { documentedPaths } from './laws/documented-paths.ts';
import { barrels, syntax } from './laws/exports.ts';
import { floors } from './laws/floors.ts';
import { pluggedIn } from './laws/plugged-in.ts';
import { rowSecurity } from './laws/row-security.ts';
import { pureRules, rooms, testingOnly } from './laws/rooms.ts';
import { fileLength, folderWidth } from './laws/sizes.ts';
import { clock, environment, sql } from './laws/surroundings.ts';
import { ledgerIds, componentsTested, reasonsProvoked, refusalsProvoked, testsBeside } from './laws/tests.ts';
import { vocabulary } from './laws/vocabulary.ts';
import { suppressions, unfinishedWork, forbiddenWords } from './laws/words.ts';

/** All architecture rules that are checked in one pass over the files. */
export const laws: readonly ArchitectureRule[] = [
  syntax,
  floors,
  rooms,
  pureRules,
  testingOnly,
  pluggedIn,
  cycles,
  vocabulary,
  fileLength,
  folderWidth,
  environment,
  clock,
  sql,
  barrels,
  colours,
  days,
  forbiddenWords,
  unfinishedWork,
  suppressions,
  ledgerIds,
  testsBeside,
  componentsTested,
  refusalsProvoked,
  reasonsProvoked,
  rowSecurity,
  api,
  documentedPaths,
];
