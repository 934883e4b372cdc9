import type { ReactNode } from 'react';
import type { DocumentView, EngagementView, RequirementView, TalentRequestView } from '#contract/engagements/shapes.ts';
import { copy } from '#web/engagements/copy.ts';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { EngagementFacts } from './engagement-facts.tsx';
import { EngagementDocuments, AgencyRequirements } from './documents.tsx';
import s from './engagement.module.css';

type Props = {
  engagement: EngagementView;
  /** The requirements and the documents, or undefined while they load. */
  paper: { requirements: readonly RequirementView[]; documents: readonly DocumentView[] } | undefined;
  /** The talent requests that the documents may be about. */
  requests?: readonly Pick<TalentRequestView, 'talentRequestId' | 'jobTitle'>[] | undefined;
  /** The employer's edit buttons for each section. */
  doings?: { about?: ReactNode; requirements?: ReactNode; documents?: ReactNode; terms?: ReactNode };
  onRemove?: ((document: DocumentView) => void) | undefined;
};

/** The complete information about an engagement: facts, description, requirements, documents and terms. */
export const EngagementInformation = ({ engagement, paper, requests = [], doings = {}, onRemove }: Props) => (
  <>
    <Block title={copy.facts}>
      <div className={s.glance}>
        <EngagementFacts engagement={engagement} />
      </div>
    </Block>
    {(engagement.description !== '' || doings.about !== undefined) && (
      <Block title={copy.about} aside={doings.about}>
        <p className={s.prose}>{engagement.description}</p>
      </Block>
    )}
    <Block title={copy.requirements} aside={doings.requirements}>
      {paper ? <AgencyRequirements requirements={paper.requirements} /> : <SkeletonText lines={2} />}
    </Block>
    <Block title={copy.documents} aside={doings.documents}>
      <div className={s.paper}>
        {paper ? (
          <EngagementDocuments
            documents={paper.documents}
            aboutOf={({ talentRequestId }) =>
              requests.find((request) => request.talentRequestId === talentRequestId)?.jobTitle
            }
            onRemove={onRemove}
          />
        ) : (
          <SkeletonText lines={2} />
        )}
      </div>
    </Block>
    <Block title={copy.terms} note={copy.termsVersion({ version: engagement.termsVersion })} aside={doings.terms}>
      <p className={s.prose}>{engagement.terms}</p>
    </Block>
  </>
);
