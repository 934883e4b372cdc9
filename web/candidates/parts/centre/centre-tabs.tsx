import { centreCopy } from '#web/candidates/parts/centre/centre-copy.ts';
import { copy } from '#web/candidates/copy.ts';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';

/** The lists of candidates across engagements: those submitted to employers, and drafts. */
export const CentreTabs = ({ now }: { now: 'submitted' | 'drafts' }) => (
  <LinkTabs
    label={copy.title}
    tabs={[
      { id: 'submitted', label: copy.submitted, link: { to: '/candidate' }, current: now === 'submitted' },
      { id: 'drafts', label: centreCopy.drafts, link: { to: '/candidates/drafts' }, current: now === 'drafts' },
    ]}
  />
);
