import type { ArchitectureRule } from './finding.ts';
import { documentedEndpoints } from './laws/api.ts';
import { catalogueTexts } from './laws/catalogues.ts';
import { namedColours } from './laws/colours.ts';
import { noImportCycles } from './laws/cycles.ts';
import { noUtcDays } from './laws/days.ts';
import { documentedPaths } from './laws/documented-paths.ts';
import { noBarrelFiles, parsableFiles } from './laws/exports.ts';
import { floorDependencies } from './laws/floors.ts';
import { registeredRooms } from './laws/registered-rooms.ts';
import { rightsInPolicies, rightsTables } from './laws/rights.ts';
import { rowSecurity } from './laws/row-security.ts';
import { pureRules, roomDependencies, noTestingImports } from './laws/rooms.ts';
import { fileLength, folderWidth } from './laws/sizes.ts';
import { namedStatuses } from './laws/statuses.ts';
import { noDirectClockAccess, noDirectEnvironmentAccess, sqlOnlyInQueries } from './laws/surroundings.ts';
import {
  awaitedElements,
  ledgerIds,
  testedComponentFolders,
  testedReasons,
  testedRefusals,
  adjacentTests,
} from './laws/tests.ts';
import { closedVocabulary } from './laws/vocabulary.ts';
import { explainedSuppressions, noUnfinishedWork, forbiddenWords } from './laws/words.ts';

/** All architecture rules that are checked in one pass over the files. */
export const architectureRules: readonly ArchitectureRule[] = [
  parsableFiles,
  floorDependencies,
  roomDependencies,
  pureRules,
  noTestingImports,
  registeredRooms,
  noImportCycles,
  closedVocabulary,
  fileLength,
  folderWidth,
  noDirectEnvironmentAccess,
  noDirectClockAccess,
  sqlOnlyInQueries,
  noBarrelFiles,
  namedColours,
  namedStatuses,
  noUtcDays,
  forbiddenWords,
  catalogueTexts,
  noUnfinishedWork,
  explainedSuppressions,
  ledgerIds,
  adjacentTests,
  testedComponentFolders,
  awaitedElements,
  testedRefusals,
  testedReasons,
  rightsInPolicies,
  rightsTables,
  rowSecurity,
  documentedEndpoints,
  documentedPaths,
];
