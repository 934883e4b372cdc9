import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { EngagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import { engagementType } from '#contract/engagements/states.ts';
import { previewQuery, useDiscardDraft, usePublishDraft } from '#web/engagements/client.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatPaddedNumber, formatTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SaveBar } from '#web/ui/form/sections.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { AgencyRequirementsSection } from './agency-requirements-section.tsx';
import { DocumentsSection } from './documents-section.tsx';
import { formFieldName, draftValuesOf, type DraftValues } from './draft-values.ts';
import { PricingSection } from './pricing-section.tsx';
import { TalentRequestsSection } from './talent-requests-section.tsx';
import { useAutosave, type AutosaveState } from './use-autosave.ts';
import { BasicsSection, LocationSection } from './basics-section.tsx';

const stateWords = (state: AutosaveState): string => {
  if (state.kind === 'saved') return own.draftKept({ time: formatTime(state.at, viewerZone()) });
  if (state.kind === 'saving') return own.draftKeeping;
  return state.kind === 'failed' ? own.draftUnkept : '';
};

type Props = { draftId: string | undefined; fields: EngagementDraftFields };

/** The form for a draft. It is saved automatically, and validated when the draft is published. */
export const DraftForm = ({ draftId, fields }: Props) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm<DraftValues>({ defaultValues: draftValuesOf(fields) });
  const { control, subscribe, getValues, setValue, setError, setFocus, clearErrors } = form;
  const begun = useCallback(
    (id: string) => void navigate({ to: '/employer/engagements/new', search: { draft: id }, replace: true }),
    [navigate],
  );
  const { state, keep, keepNow, stop, idOf } = useAutosave(draftId, begun);
  const publish = usePublishDraft();
  const discard = useDiscardDraft();
  const [asksDiscard, setAsksDiscard] = useState(false);
  const [missing, setMissing] = useState(0);
  const [pending, setPending] = useState(false);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  // Agencies always tender in a competitive engagement, so there is no choice of engagement type.
  const kind = useWatch({ control, name: 'kind' });
  useEffect(() => {
    if (kind === 'competitive') setValue('engagementTypeId', engagementType.agencyTendersRate);
  }, [kind, setValue]);

  const show = (problem: Problem): void => {
    for (const [at, { field, message }] of problem.fields.entries()) {
      setError(formFieldName(field) as 'title', { type: 'server', message }, { shouldFocus: at === 0 });
    }
    // A field in a collapsed section can't be focused until the error has opened that section.
    const [first] = problem.fields;
    if (first) requestAnimationFrame(() => setFocus(formFieldName(first.field) as 'title'));
    setMissing(problem.fields.length);
  };
  const send = async (): Promise<void> => {
    clearErrors();
    setMissing(0);
    const id = await keepNow(getValues());
    if (id === undefined) return;
    const { engagementId, engagementNumber } = await publish.mutateAsync({ draftId: id });
    stop();
    toast.success(own.publishedNow({ number: formatPaddedNumber(engagementNumber) }));
    await navigate({ to: '/employer/engagements/$engagementId', params: { engagementId } });
  };
  /** Opens the preview, even if the draft is incomplete. */
  const look = async (): Promise<void> => {
    clearErrors();
    setMissing(0);
    const id = await keepNow(getValues());
    if (id === undefined) return;
    await queries.query(previewQuery(id));
    await navigate({ to: '/employer/engagements/preview', search: { draft: id } });
  };
  const go = async (act: () => Promise<void>): Promise<void> => {
    setPending(true);
    try {
      await act();
    } catch (error) {
      if (error instanceof Problem && error.fields.length > 0) show(error);
      else toast.problem(error);
    } finally {
      setPending(false);
    }
  };
  const leave = (): void => {
    stop();
    const id = idOf();
    const done = (): void => {
      toast.success(own.discarded);
      void navigate({ to: '/employer/engagements' });
    };
    if (id === undefined) done();
    else discard.mutate({ draftId: id }, { onSuccess: done, onError: (error) => toast.problem(error) });
  };
  return (
    <form
      noValidate
      aria-label={own.newEngagement}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void go(send);
      }}
    >
      {missing > 0 && <Banner tone="bad">{own.missingTitle({ count: missing })}</Banner>}
      <BasicsSection control={control} />
      <LocationSection control={control} />
      <PricingSection control={control} />
      <TalentRequestsSection control={control} />
      <AgencyRequirementsSection control={control} />
      <DocumentsSection control={control} draftId={draftId} keepNow={() => keepNow(getValues())} />
      <SaveBar>
        <Button kind="primary" type="submit" pending={pending}>
          {own.publish}
        </Button>
        <Button onClick={() => void (pending || go(look))}>{copy.preview}</Button>
        <Button kind="quiet" onClick={() => setAsksDiscard(true)}>
          {own.discardDraft}
        </Button>
        <span role="status">{stateWords(state)}</span>
      </SaveBar>
      <ConfirmDialog
        open={asksDiscard}
        title={own.discardTitle}
        confirm={own.discardDraft}
        danger
        pending={discard.isPending}
        onConfirm={leave}
        onClose={() => setAsksDiscard(false)}
      >
        {own.discardText}
      </ConfirmDialog>
    </form>
  );
};
