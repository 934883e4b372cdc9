import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { engagementRefusals } from '../refusals.ts';
import { documentShape, draftDocumentShape, engagementShape, requirementShape, talentRequestShape } from '../shapes.ts';
import { engagementKinds } from '../states.ts';
import { engagementDraftFields } from './draft-fields.ts';

const access = { client: 'any' } as const;

export const listDrafts = operation({
  name: 'engagements.drafts',
  summary: "Lists the employer's draft engagements, newest first",
  effect: 'read',
  access,
  input: z.object({}),
  output: z.array(z.object({ draftId: id(), title: z.string(), kind: z.enum(engagementKinds), savedAt: instant() })),
});

export const readDraft = operation({
  name: 'engagements.draft',
  summary: 'Returns a draft engagement with the details that are missing before it can be published',
  effect: 'read',
  access,
  input: z.object({ draftId: id() }),
  output: z.object({
    draftId: id(),
    fields: engagementDraftFields,
    documents: z.array(draftDocumentShape),
    missing: z.array(z.object({ field: z.string(), message: z.string() })),
    savedAt: instant(),
  }),
});

export const saveDraft = operation({
  name: 'engagements.saveDraft',
  summary: 'Saves a draft engagement. Without an ID it creates one',
  effect: 'write',
  access,
  input: z.object({ draftId: id().optional(), fields: engagementDraftFields }),
  output: z.object({ draftId: id(), savedAt: instant() }),
  refusals: [engagementRefusals['too-many-drafts']],
});

export const discardDraft = operation({
  name: 'engagements.discardDraft',
  summary: 'Deletes a draft engagement',
  effect: 'write',
  access,
  input: z.object({ draftId: id() }),
  output: z.object({}),
});

export const publishDraft = operation({
  name: 'engagements.publish',
  summary: 'Publishes a complete draft engagement. Agencies can see it immediately',
  effect: 'write',
  access,
  input: z.object({ draftId: id() }),
  output: z.object({ engagementId: id(), engagementNumber: z.number().int(), closingAt: instant() }),
  refusals: [engagementRefusals['draft-incomplete']],
});

export const previewDraft = operation({
  name: 'engagements.previewDraft',
  summary: 'Returns a preview of a complete draft engagement as agencies would see it',
  effect: 'read',
  access,
  input: z.object({ draftId: id() }),
  output: z.object({
    engagement: engagementShape,
    talentRequests: z.array(talentRequestShape),
    requirements: z.array(requirementShape),
    documents: z.array(documentShape),
  }),
  refusals: [engagementRefusals['draft-incomplete']],
});

export const draftOperations: readonly Operation[] = [
  listDrafts,
  readDraft,
  saveDraft,
  discardDraft,
  previewDraft,
  publishDraft,
];
