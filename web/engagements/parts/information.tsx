import type { DocumentView, EngagementView, RequirementView } from '#contract/engagements/shapes.ts';
import { words } from '#web/engagements/words.ts';
import { SkeletonText } from '#web/ui/face/skeleton.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { EngagementFacts } from './engagement-facts.tsx';
import { Documents, Requirements } from './paper.tsx';
import s from './engagement.module.css';

type Props = {
  engagement: EngagementView;
  /** Undefined while they are on their way. */
  paper: { requirements: readonly RequirementView[]; documents: readonly DocumentView[] } | undefined;
};

/** All that is told of an engagement: its figures, what it is about, requirements, documents and terms. */
export const Information = ({ engagement, paper }: Props) => (
  <>
    <Block title={words.facts}>
      <div className={s.glance}>
        <EngagementFacts engagement={engagement} />
      </div>
    </Block>
    {engagement.description !== '' && (
      <Block title={words.about}>
        <p className={s.prose}>{engagement.description}</p>
      </Block>
    )}
    <Block title={words.requirements}>
      {paper ? <Requirements requirements={paper.requirements} /> : <SkeletonText lines={2} />}
    </Block>
    <Block title={words.documents}>
      <div className={s.paper}>{paper ? <Documents documents={paper.documents} /> : <SkeletonText lines={2} />}</div>
    </Block>
    <Block title={words.terms} note={words.termsVersion({ version: engagement.termsVersion })}>
      <p className={s.prose}>{engagement.terms}</p>
    </Block>
  </>
);
