import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { withLotRuleDefaults, type LotRulesInput } from '#contract/engagements/shapes/lot-rules.ts';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { useChangeLotRules, type OwnEngagementView } from '#web/engagements/client.ts';
import type { DraftValues, RequestFormValues } from '#web/engagements/parts/draft/draft-values.ts';
import { hasFieldErrors, setServerFieldErrors } from '#web/engagements/parts/edit/field-errors.ts';
import { requestValues } from '#web/engagements/parts/edit/request-values.ts';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from './lot-rules-copy.ts';
import { LotRulesFields } from './lot-rules-fields.tsx';
import { toDraftLotRules } from './lot-rules-values.ts';
import s from '#web/engagements/parts/draft/draft.module.css';

type Props = { request: OwnTalentRequest; engagement: OwnEngagementView; onClose: () => void };

const noChoices = { bidTypeId: null, bidMethodId: null, awardTypeId: null };

/** Returns the rules as API input. An empty field becomes null, and the server reports if it is required. */
const toInput = ({ lotRules, ...request }: RequestFormValues) =>
  withLotRuleDefaults(toDraftLotRules(lotRules), noChoices, request) as LotRulesInput;

/** A dialog that changes a published talent request's bidding rules. */
export const LotRulesDialog = ({ request: given, engagement, onClose }: Props) => {
  // The version that was opened, so that a colleague's concurrent change is detected rather than overwritten.
  const [request] = useState(given);
  const change = useChangeLotRules();
  const { control, handleSubmit, setError } = useForm<DraftValues>({
    defaultValues: {
      kind: engagement.kind,
      bidTypeId: '',
      bidMethodId: '',
      awardTypeId: '',
      talentRequests: [requestValues(request)],
    },
  });
  const onSave = handleSubmit(async ({ talentRequests: [values] }) => {
    if (!values || !request.lotRules) return;
    const { talentRequestId, lotRules, jobTitle } = request;
    try {
      await change.mutateAsync({ talentRequestId, version: lotRules.version, rules: toInput(values) });
      toast.success(copy.changed({ request: jobTitle }));
      onClose();
    } catch (error) {
      setServerFieldErrors(error, setError, (field) => field.replace(/^rules\./, 'talentRequests.0.lotRules.'));
    }
  });
  return (
    <SaveDialog
      title={copy.change({ request: request.jobTitle })}
      lead={copy.changeText}
      save={change}
      isTold={hasFieldErrors(change.error)}
      onSave={onSave}
      onClose={onClose}
    >
      <div className={s.whole}>
        {engagement.stage === 'bidding' && <Banner tone="warn">{copy.changeDuringBidding}</Banner>}
        <LotRulesFields control={control} at={0} currency={engagement.currencyIso} />
      </div>
    </SaveDialog>
  );
};
