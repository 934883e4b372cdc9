import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import {
  archiveNotificationsEndpoint,
  changeEmailPreferenceEndpoint,
  changeSettingsEndpoint,
  landingEndpoint,
  listActivitiesEndpoint,
  listMailsEndpoint,
  listNotificationsEndpoint,
  readEmailPreferenceEndpoint,
  readSettingsEndpoint,
  retryMailEndpoint,
  viewNotificationsEndpoint,
} from '#contract/notifications/endpoints.ts';
import type { listMails } from '#contract/notifications/operations/mails.ts';
import type { changeEmailPreference, changeSettings } from '#contract/notifications/operations/settings.ts';
import type { ActivityKind, Category, MailStatus, NotificationState } from '#contract/notifications/states.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { pageSizeDefault } from '#contract/common/paging.ts';
import { call } from '#web/platform/client.ts';
import { refetchAbout } from '#web/platform/live/live-map.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { counted } from './parts/bell-list.ts';
import { saveCount } from './parts/count.ts';

export const pageSize = pageSizeDefault;

export type ListSearch = {
  state?: NotificationState | undefined;
  about?: Category | undefined;
  page?: number | undefined;
};

export const notificationsQuery = ({ state = 'new', about: category, page = 0 }: ListSearch) =>
  queryOptions({
    queryKey: ['notifications', 'list', { state, category, page }],
    queryFn: async ({ signal }) =>
      counted(
        await call(
          listNotificationsEndpoint,
          { state, pageCurrent: page, pageSize, ...(category ? { category } : {}) },
          { signal },
        ),
      ),
    placeholderData: keepPreviousData,
  });

export type ActivitySearch = { activity?: ActivityKind | undefined; page?: number | undefined };

export const activitiesQuery = ({ activity: kind, page = 0 }: ActivitySearch) =>
  queryOptions({
    queryKey: ['notifications', 'activities', { kind, page }],
    queryFn: ({ signal }) =>
      call(listActivitiesEndpoint, { pageCurrent: page, pageSize, ...(kind ? { kind } : {}) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: ({ signal }) => call(readSettingsEndpoint, {}, { signal }),
});

export const emailPreferenceQuery = queryOptions({
  queryKey: ['notifications', 'email-preference'],
  queryFn: ({ signal }) => call(readEmailPreferenceEndpoint, {}, { signal }),
});

/** The page that a notification opens for an agency, or the message that its subject has ended. */
export const findLanding = (engagementId: string, notificationId: string) =>
  call(landingEndpoint, { engagementId, notificationId });

/** What is viewed or archived has left the lists before this is done. */
const useLeaving = (send: (ids: string[]) => Promise<{ changed: number; unseen: number }>) =>
  useWrite(send, ['notification'], { onAnswer: ({ unseen }) => saveCount(unseen), awaitsRefetch: true });

export const useView = () => useLeaving((ids) => call(viewNotificationsEndpoint, { ids }));
export const useArchive = () => useLeaving((ids) => call(archiveNotificationsEndpoint, { ids }));

/** As many as one call takes, and as often as it takes to come to an end. */
const atOnce = 100;
const mostRounds = 50;

const viewEverything = async (): Promise<number> => {
  let count = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const { records } = await call(listNotificationsEndpoint, { pageSize: atOnce });
    if (records.length === 0) break;
    const { changed, unseen } = await call(viewNotificationsEndpoint, { ids: records.map(({ id }) => id) });
    count += changed;
    saveCount(unseen);
    if (changed === 0) break;
  }
  return count;
};

/** Views all that is new; answers how many those were. */
export const useViewAll = () => useWrite(viewEverything, ['notification'], { awaitsRefetch: true });

/** Views one on the way to the page that it is about, which goes on without waiting for it. */
export const viewInBackground = (queries: QueryClient, id: string): Promise<void> =>
  call(viewNotificationsEndpoint, { ids: [id] }, { keepalive: true }).then(({ unseen }) => {
    saveCount(unseen);
    void refetchAbout(queries, ['notification']);
  });

/** Saves as soon as it is switched; what stands there is put back where the server says no. */
const useSwitches = <Values extends object, Patch extends Partial<Values>>(
  queryKey: QueryKey,
  save: (patch: Patch) => Promise<Values>,
) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onMutate: async (patch) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Values>(queryKey);
      if (before) queries.setQueryData<Values>(queryKey, { ...before, ...patch });
      return { before };
    },
    onError: (_error, _patch, context) => queries.setQueryData(queryKey, context?.before),
    onSuccess: (values) => queries.setQueryData<Values>(queryKey, values),
  });
};

export const useChangeSettings = () =>
  useSwitches(settingsQuery.queryKey, (patch: SentInputOf<typeof changeSettings>) =>
    call(changeSettingsEndpoint, patch),
  );
export const useChangeEmailPreference = () =>
  useSwitches(emailPreferenceQuery.queryKey, (patch: SentInputOf<typeof changeEmailPreference>) =>
    call(changeEmailPreferenceEndpoint, patch),
  );

export type MailRow = OutputOf<typeof listMails>['records'][number];
export type MailFilters = { status?: MailStatus | undefined; page?: number | undefined };

export const mailsPageSize = 10;

/** Mails of one status, page by page, for the provider's staff. */
export const mailsQuery = ({ status = 'dead', page = 0 }: MailFilters) =>
  queryOptions({
    queryKey: ['notifications', 'mails', { status, page }],
    queryFn: ({ signal }) =>
      call(listMailsEndpoint, { status, pageCurrent: page, pageSize: mailsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useRetryMail = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (mailId: string) => call(retryMailEndpoint, { mailId }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['notifications', 'mails'] }),
  });
};
