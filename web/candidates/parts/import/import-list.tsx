import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { maxImportedCvs } from '#contract/candidates/rules.ts';
import type { ImportedCv, ImportedCvs } from '#contract/candidates/shapes/imported-cv.ts';
import { discardDraftNow, saveDraftNow } from '#web/candidates/client.ts';
import { BulkRunBanners } from '#web/candidates/parts/bulk/bulk-run-banners.tsx';
import { useLatestRef } from '#web/platform/latest-ref.ts';
import { refetchSubjects } from '#web/platform/live/live-invalidation.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FacetFilter } from '#web/ui/filter/filter-bar.tsx';
import { Progress } from '#web/ui/indicators/progress.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { EmptyState } from '#web/ui/states/states.tsx';
import { BulkBar } from '#web/ui/table/bulk-bar.tsx';
import { Table } from '#web/ui/table/table.tsx';
import { useSelection } from '#web/ui/table/entry-state.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import {
  importColumns,
  importRowName,
  type ImportRow,
  type ImportRowActions,
  type ImportRowGroup,
  type ImportSlots,
} from './import-columns.tsx';
import { importCopy } from './import-copy.ts';
import { importsQuery } from './imports-client.ts';
import { SubmitImportsDialog } from './submit-dialog.tsx';
import { importBulkActions, importRunPlace, useBulkSubmit } from './use-bulk-submit.ts';
import { importLimits, useImportQueue } from './use-import-queue.ts';
import { importRowGroups, useImportRows } from './use-import-rows.ts';
import { useMatchingPeople } from './use-matching-people.ts';
import { useImportDuplicateChecks } from './use-import-duplicate-checks.ts';
import s from './import.module.css';

const groupLabels: Readonly<Record<ImportRowGroup, string>> = {
  unread: importCopy.unread,
  blocked: importCopy.blocked,
  double: importCopy.doubled,
  incomplete: importCopy.incomplete,
  checking: importCopy.checking,
  unchecked: importCopy.unchecked,
  ready: importCopy.ready,
  waiting: importCopy.reading,
  submitted: importCopy.submitted,
};

/** The list of CVs imported for a talent request, with the values read from each CV and what is left to do. */
export const ImportList = ({ needs, slots }: { needs: ImportedCvs; slots: ImportSlots }) => {
  const { engagementId, talentRequestId, imports } = needs;
  const queries = useQueryClient();
  const { queryKey } = importsQuery(talentRequestId);
  const update = (change: (before: readonly ImportedCv[]) => ImportedCv[]): void =>
    void queries.setQueryData(queryKey, (before) => before && { ...before, imports: change(before.imports) });
  const queue = useImportQueue({
    talentRequestId,
    room: maxImportedCvs - imports.length,
    limitText: importCopy.limit({ most: maxImportedCvs }),
    onImported: (imported) =>
      update((before) => [...before.filter(({ draftId }) => draftId !== imported.draftId), imported]),
  });
  const bulk = useBulkSubmit(needs);
  const checks = useImportDuplicateChecks(imports, needs, needs.can.submit.allowed);
  const known = useMatchingPeople(talentRequestId, imports);
  const [shown, setShown] = useState<readonly string[]>([]);
  const [selected, setSelected] = useSelection();
  const [asks, setAsks] = useState(false);

  const saveSalary = async (imported: ImportedCv, baseSalary: string): Promise<void> => {
    const fields = { ...imported.fields, baseSalary };
    try {
      const { savedAt } = await saveDraftNow(
        {
          talentRequestId,
          fields,
          draftId: imported.draftId,
          documentId: imported.file?.documentId ?? null,
          knownSavedAt: imported.savedAt,
        },
        false,
      );
      update((before) => before.map((one) => (one.draftId === imported.draftId ? { ...one, fields, savedAt } : one)));
    } catch (error) {
      toast.problem(error);
      await queries.invalidateQueries({ queryKey });
    }
  };
  const remove = async (imported: ImportedCv, name: string): Promise<void> => {
    // The draft is removed from the runs before the request is sent, so that no run sends the draft meanwhile.
    bulk.remove(imported.draftId);
    try {
      await discardDraftNow(talentRequestId, imported.draftId);
      update((before) => before.filter(({ draftId }) => draftId !== imported.draftId));
      toast.success(importCopy.removed({ name }));
    } catch (error) {
      toast.problem(error);
    }
  };

  const submit = async (candidates: readonly ImportedCv[], confirmsConsent: boolean): Promise<void> => {
    await bulk.submit(candidates, confirmsConsent);
    await refetchSubjects(queries, ['candidate', 'consent', 'submission-draft']);
  };

  const submitted = [...bulk.outcomes.values()].filter(({ state }) => state === 'done').map(({ row }) => row);
  const done = new Set(submitted.map(({ draftId }) => draftId));
  const open = imports.filter(({ draftId }) => !done.has(draftId));
  const rows = useImportRows({ needs, files: queue.files, open, submitted, bulk, checks, known });
  const actions = useLatestRef<ImportRowActions>({
    remove: (row) => (row.imported ? void remove(row.imported, importRowName(row)) : queue.remove(row.key)),
    retry: ({ key }) => queue.retry(key),
    check: ({ key }) => checks.get(key)?.retry(),
    saveSalary: async ({ imported }, salary) => imported && saveSalary(imported, salary),
  });
  const asksConsent = needs.requiresCandidateConsent;
  const columns = useMemo(() => importColumns(slots, asksConsent, actions), [slots, asksConsent, actions]);
  const link = useCallback(
    (row: ImportRow) => {
      if (row.outcome?.state === 'done')
        return linkOptions({ to: '/engagement/$engagementId/candidates', params: { engagementId } });
      // A file that isn't imported has no form, and while a request is running, its draft can't be edited. Leaving the
      // list would lose the results of the files that failed.
      if (!row.imported || row.isFrozen) return undefined;
      return linkOptions({
        to: '/engagement/$engagementId/submit/$talentRequestId',
        params: { engagementId, talentRequestId },
        search: { draft: row.imported.draftId },
      });
    },
    [engagementId, talentRequestId],
  );

  const ready = new Set(
    rows.filter(({ group, key }) => group === 'ready' && !bulk.unresolved.has(key)).map(({ key }) => key),
  );
  const chosen = rows.flatMap(({ key, imported }) =>
    imported && selected.has(key) && ready.has(key) ? [imported] : [],
  );
  const counts = importRowGroups.map((group) => ({ group, count: rows.filter((row) => row.group === group).length }));
  const left = queue.files.filter(({ state }) => state === 'waiting' || state === 'sending').length;
  const isFull = imports.length + left >= maxImportedCvs;
  const reasons = isFull ? [{ code: 'too-many-imports', text: importCopy.limit({ most: maxImportedCvs }) }] : undefined;
  const off = needs.can.submit.allowed ? reasons : needs.can.submit;
  return (
    <>
      <BulkRunBanners acts={importBulkActions} place={importRunPlace(talentRequestId)} />
      <div className={s.zone}>
        <UploadField label={importCopy.choose} many limits={importLimits} onFiles={queue.add} off={off} />
      </div>
      {left > 0 && (
        <div className={s.progress} role="status">
          <b>{importCopy.readOf({ read: imports.length, all: imports.length + left })}</b>
          <Progress label={importCopy.reading} value={(imports.length / (imports.length + left)) * 100} thin action />
          <span>{importCopy.canLeave}</span>
        </div>
      )}
      {rows.length > 0 && (
        <FacetFilter
          label={importCopy.result}
          facets={counts
            .filter(({ count }) => count > 0)
            .map(({ group, count }) => ({
              id: group,
              label: group === 'submitted' && asksConsent ? importCopy.asked : groupLabels[group],
              count,
            }))}
          value={shown}
          onChange={setShown}
        />
      )}
      <Table
        label={importCopy.title}
        columns={columns}
        rows={shown.length === 0 ? rows : rows.filter(({ group }) => shown.includes(group))}
        rowKey={(row) => row.key}
        rowName={importRowName}
        link={link}
        selected={selected}
        onSelect={setSelected}
        canSelect={({ key }) => ready.has(key)}
        empty={
          <EmptyState title={shown.length === 0 ? importCopy.none : importCopy.noneInFacet}>
            {shown.length === 0 ? importCopy.noneText({ most: maxImportedCvs }) : undefined}
          </EmptyState>
        }
      />
      <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
        <Button
          kind="primary"
          size="sm"
          pending={bulk.isSubmitting}
          off={needs.can.submit}
          onClick={() => setAsks(true)}
        >
          {asksConsent
            ? importCopy.askCount({ count: chosen.length })
            : importCopy.submitCount({ count: chosen.length })}
        </Button>
      </BulkBar>
      {asks && (
        <SubmitImportsDialog
          chosen={chosen}
          clientName={needs.clientName}
          requiresConsent={needs.requiresConsent && !asksConsent}
          asksConsent={asksConsent}
          onClose={() => setAsks(false)}
          onSubmit={(confirmsConsent) => {
            setAsks(false);
            setSelected(new Set());
            void submit(chosen, confirmsConsent);
          }}
        />
      )}
    </>
  );
};
