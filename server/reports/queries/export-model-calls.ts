import type { InputOf } from '#contract/common/operation.ts';
import { maxExportedModelCalls, type exportModelCalls as operation } from '#contract/reports/operations.ts';
import { generateTableFile } from '#server/platform/files/table-file.ts';
import { asSingleBatch } from '#server/platform/files/workbook.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { modelCallExportCopy as copy } from '../copy.ts';
import { reportEvents } from '../events.ts';
import { createZonedClock } from '../rules/zoned-clock.ts';
import { countCell, dateTimeCell } from './columns.ts';

/**
 * Exports the calls to the language model to a file, latest first. The candidates and the input are left out; a hash of
 * the input proves which input was sent. The export is recorded in the audit log of each agency whose calls it
 * contains.
 */
export const exportModelCalls = async (
  scope: ProviderScope,
  { supplierId, format, timeZone }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const calls = await scope.db
    .selectFrom('modelCall as call')
    .innerJoin('tenant as agency', 'agency.id', 'call.supplierId')
    .leftJoin('appUser as user', 'user.id', 'call.userId')
    .select([
      'call.at',
      'call.supplierId',
      'agency.name as supplierName',
      'user.firstName',
      'user.lastName',
      'call.model',
    ])
    .select(['call.version', 'call.inputHash', 'call.inputTokens', 'call.outputTokens', 'call.problem'])
    .$if(supplierId !== undefined, (query) => query.where('call.supplierId', '=', supplierId ?? ''))
    .orderBy('call.at', 'desc')
    .orderBy('call.id')
    .limit(maxExportedModelCalls)
    .execute();
  for (const [id, own] of Map.groupBy(calls, (call) => call.supplierId)) {
    const exported = { calls: own.length, format };
    await scope.emit({ kind: reportEvents.modelCallsExported, supplierId: id, data: exported });
  }
  const clock = createZonedClock(timeZone);
  const table = {
    name: copy.sheet,
    columns: [
      { header: copy.time, width: 18 },
      { header: copy.agency, width: 28 },
      { header: copy.user, width: 28 },
      { header: copy.model, width: 24 },
      { header: copy.version, width: 24 },
      { header: copy.inputHash, width: 66 },
      { header: copy.inputTokens, width: 12 },
      { header: copy.outputTokens, width: 12 },
      { header: copy.problem, width: 20 },
    ],
    rows: asSingleBatch(
      calls.map((call) => [
        dateTimeCell(call.at, clock),
        call.supplierName,
        `${call.firstName ?? ''} ${call.lastName ?? ''}`.trim(),
        call.model,
        call.version,
        call.inputHash,
        call.inputTokens === null ? null : countCell(call.inputTokens),
        call.outputTokens === null ? null : countCell(call.outputTokens),
        call.problem,
      ]),
    ),
    isFiltered: true,
  };
  const fileName = copy.file({ day: clock.dayOf(scope.now), format });
  return generateTableFile(table, { format, fileName, madeAt: scope.now });
};
