import type { ComponentProps, ReactNode } from 'react';
import { centreCopy } from '#web/candidates/parts/centre/centre-copy.ts';
import { copy } from '#web/candidates/copy.ts';
import { LinkTabs } from '#web/ui/layout/tabs.tsx';
import { noCentreFilters } from './centre-search.ts';

type Props = {
  /** The current list, or undefined if a view is shown. */
  now: 'submitted' | 'drafts' | 'consents' | 'disputes' | undefined;
  /** The tabs for views of submitted candidates: the predefined views and the user's saved ones. */
  views?: ComponentProps<typeof LinkTabs>['tabs'];
  end?: ReactNode;
};

/**
 * Tabs for the lists of candidates across engagements: submitted candidates, drafts, consent requests, and disputes.
 */
export const CentreTabs = ({ now, views = [], end }: Props) => (
  <LinkTabs
    label={copy.title}
    tabs={[
      {
        id: 'submitted',
        label: copy.submitted,
        // Includes a page number, because a URL without any parameters opens the default view.
        link: { to: '/candidate', search: { ...noCentreFilters, pageCurrent: 0 } },
        current: now === 'submitted',
      },
      { id: 'drafts', label: centreCopy.drafts, link: { to: '/candidates/drafts' }, current: now === 'drafts' },
      {
        id: 'consents',
        label: centreCopy.consents,
        link: { to: '/candidates/consents' },
        current: now === 'consents',
      },
      {
        id: 'disputes',
        label: centreCopy.disputes,
        link: { to: '/candidates/disputes' },
        current: now === 'disputes',
      },
      ...views,
    ]}
    end={end}
  />
);
