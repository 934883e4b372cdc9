import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { centreViews } from '#contract/candidates/filters.ts';
import {
  changeCentreViewEndpoint,
  deleteCentreViewEndpoint,
  listCentreViewsEndpoint,
  saveCentreViewEndpoint,
} from '#contract/candidates/endpoints/views.ts';
import type { CentreViewQuery } from '#contract/candidates/operations/views.ts';
import { callApi } from '#web/platform/client.ts';
import { queryClient } from '#web/platform/queries.ts';
import { SaveView, viewsQueryOf, type ViewCalls } from '#web/views/public.tsx';
import { CentreTabs } from './centre-tabs.tsx';
import { centreViewCountsQuery } from './centre-client.ts';
import { centreCopy } from './centre-copy.ts';
import {
  isCentreView,
  toCentreViewQuery,
  toCentreSearch,
  centreViewNames,
  findCentreView,
  type CentreSearch,
} from './centre-search.ts';

const calls: ViewCalls<CentreViewQuery> = {
  page: 'candidates',
  list: (signal) => callApi(listCentreViewsEndpoint, {}, { signal }),
  save: (given) => callApi(saveCentreViewEndpoint, given),
  change: (given) => callApi(changeCentreViewEndpoint, given),
  remove: (viewId) => callApi(deleteCentreViewEndpoint, { viewId }),
};

/** Returns the user's default view of the candidate centre, or undefined if the user has none or it can't be loaded. */
export const findDefaultCentreSearch = async (): Promise<CentreSearch | undefined> => {
  try {
    const views = await queryClient.query(viewsQueryOf(calls));
    const chosen = views.find(({ isDefault }) => isDefault);
    return chosen && toCentreSearch(chosen.query);
  } catch {
    // The centre itself shows why it is unavailable.
    return undefined;
  }
};

/** Tabs for the lists of candidates, with the predefined views and the user's saved ones. */
export const CentreViews = ({ search }: { search: CentreSearch }) => {
  const { data: own = [] } = useQuery(viewsQueryOf(calls));
  const { data: counts } = useQuery(centreViewCountsQuery);
  const shown = own.find(({ query }) => isCentreView(search, query));
  const named = shown ? undefined : findCentreView(search);
  return (
    <CentreTabs
      now={shown || named ? undefined : 'submitted'}
      views={[
        ...centreViewNames.map((name) => ({
          id: name,
          label: centreCopy[name],
          count: counts?.[name],
          current: name === named,
          link: linkOptions({ to: '/candidate', search: toCentreSearch(centreViews[name]) }),
        })),
        ...own.map((view) => ({
          id: view.viewId,
          label: view.name,
          icon: <Bookmark aria-hidden="true" />,
          current: view === shown,
          link: linkOptions({ to: '/candidate', search: toCentreSearch(view.query) }),
        })),
      ]}
      end={<SaveView calls={calls} query={toCentreViewQuery(search)} views={own} shown={shown} />}
    />
  );
};
