import { useState } from 'react';
import type { OwnershipTerms } from '#contract/tenants/shapes.ts';
import { ownershipScopes } from '#contract/tenants/states.ts';
import { useChangeOwnershipTerms } from '#web/tenants/client.ts';
import { copy } from '#web/tenants/copy.ts';
import { CheckboxInput, RadioGroupInput } from '#web/ui/form/choice-inputs.tsx';
import { SettingsForm, SettingsNumberField } from '#web/ui/form/settings-form.tsx';

const optionOf = {
  all_requests: { id: 'all_requests', label: copy.allRequests, detail: copy.allRequestsHint },
  this_request: { id: 'this_request', label: copy.thisRequest, detail: copy.thisRequestHint },
} as const;

/**
 * The form for the client's ownership terms: how long, and for which talent requests, a candidate belongs to the agency
 * that submitted them first, and whether each candidate has to agree.
 */
export const OwnershipForm = ({ terms }: { terms: OwnershipTerms }) => {
  const [days, setDays] = useState<number | null>(terms.ownershipDays);
  const [ownershipScope, setScope] = useState<OwnershipTerms['ownershipScope']>(terms.ownershipScope);
  const [requiresCandidateConsent, setRequiresConsent] = useState(terms.requiresCandidateConsent);
  const change = useChangeOwnershipTerms();
  return (
    <SettingsForm
      label={copy.ownershipTerms}
      lead={copy.ownershipText}
      change={change}
      given={{ ownershipDays: days ?? 0, ownershipScope, requiresCandidateConsent }}
      saved={copy.ownershipSaved}
    >
      <SettingsNumberField
        label={copy.ownershipDays}
        unit={copy.daysUnit}
        value={days}
        onChange={setDays}
        refused={change.error}
      />
      <RadioGroupInput
        label={copy.ownershipScope}
        options={ownershipScopes.map((one) => optionOf[one])}
        value={ownershipScope}
        onChange={(id) => setScope(id === 'this_request' ? 'this_request' : 'all_requests')}
      />
      <CheckboxInput
        label={copy.requiresConsent}
        hint={copy.requiresConsentHint}
        value={requiresCandidateConsent}
        onChange={setRequiresConsent}
      />
    </SettingsForm>
  );
};
