import type { Law } from './finding.ts';
import { api } from './laws/api.ts';
import { colours } from './laws/colours.ts';
import { cycles } from './laws/cycles.ts';
import { days } from './laws/days.ts';
import { barrels, syntax } from './laws/exports.ts';
import { floors } from './laws/floors.ts';
import { rowSecurity } from './laws/row-security.ts';
import { pureRules, rooms, testingOnly } from './laws/rooms.ts';
import { fileLength, folderWidth } from './laws/sizes.ts';
import { clock, environment, sql } from './laws/surroundings.ts';
import { ledgerIds, partsTested, refusalsProvoked, testsBeside } from './laws/tests.ts';
import { vocabulary } from './laws/vocabulary.ts';
import { suppressions, unfinished, forbiddenWords } from './laws/words.ts';

/** Every law of the house that one pass over its files can judge. */
export const laws: readonly Law[] = [
  syntax,
  floors,
  rooms,
  pureRules,
  testingOnly,
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
  unfinished,
  suppressions,
  ledgerIds,
  testsBeside,
  partsTested,
  refusalsProvoked,
  rowSecurity,
  api,
];
